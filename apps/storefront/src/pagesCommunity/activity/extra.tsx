import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, serverNow } from '@/api';
import { ACTIVITY, ANSWERS } from '@/features/activity/activity-cache';
import { activitySubject } from '@/features/activity/activity-subject';
import { AnswerList } from '@/features/activity/answer-list';
import { buttonOf, buttonText, canSignUp, isSignedUp } from '@/features/activity/button-words';
import { SignUpForm } from '@/features/activity/sign-up-form';
import { redirect, useParams } from '@/navigation';
import { EmptyState, foundNothing, Page } from '@/page';

const ROUTE = '/pagesCommunity/activity/extra';

/** 报名信息: the form of an activity, filled in, changed, or read once signing up has ended. */
export default function ExtraPage() {
  const { id: activityId = '' } = useParams(ROUTE);
  const activity = useQuery({ ...apiQuery(ACTIVITY, { activityId }), enabled: activityId !== '' });
  const formId = activity.data?.formId ?? '';
  const form = useQuery({ ...apiQuery('GET /api/mpmkt/v1/form/detail', { formId }), enabled: formId !== '' });
  const button = activity.data && buttonOf(activity.data, serverNow());
  const hasAnswers = button !== undefined && isSignedUp(button);
  const saved = useQuery({ ...apiQuery(ANSWERS, { activityId }), enabled: hasAnswers, gcTime: 0 });
  const isMissing =
    activityId === '' || foundNothing(activity) || (activity.data && formId === '') || foundNothing(saved);
  return (
    <Page
      route={ROUTE}
      subject={activitySubject}
      isMissing={isMissing}
      queries={[activity, form, ...(hasAnswers ? [saved] : [])]}
    >
      {() => {
        if (!activity.data || !form.data || !button) return null;
        const isChangeable = serverNow() < activity.data.signUpUntil && button !== 'checkedIn';
        if (saved.data && hasAnswers && !isChangeable)
          return <AnswerList form={form.data} answers={saved.data.answers} />;
        if (hasAnswers || canSignUp(button))
          return <SignUpForm activity={activity.data} form={form.data} saved={(hasAnswers && saved.data) || null} />;
        return (
          <EmptyState
            type="ended"
            title={buttonText(button)}
            desc={t`当前无法提交报名信息`}
            btnText={t`查看活动`}
            onAction={() => redirect('/pagesCommunity/activity/index', { id: activityId })}
          />
        );
      }}
    </Page>
  );
}
