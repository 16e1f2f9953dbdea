import { fieldsOf } from '@voltfront/rules/form/form-fields';
import { Form, Input, Skeleton, Tag } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { activityStageWords, signUpWords } from '../../texts/activity-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { WordTag } from '../../ui/word-tag';
import { type Activity, ActivityFields, activityValues, saveActivity } from './activity-fields';
import { SignUps } from './sign-ups';

/** An activity: what it is, what can be done with it, and its sign-ups. */
export function ActivityDetail({ id }: { id: string }) {
  const activity = useCall('GET /api/mpmkt/v1/staff/activity', { activityId: id });
  if (activity.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (activity.isError) return <FailedState error={activity.error} retry={() => void activity.refetch()} />;
  return (
    <DetailPage>
      <Head activity={activity.data} />
      <SignUps activityId={id} />
    </DetailPage>
  );
}

const needs = 'campaigns.change' as const;
const isAlive = ({ stage }: Activity) => stage !== 'over' && stage !== 'cancelled';

function useHeadActions(): Action<Activity>[] {
  const { t } = useTexts();
  const publish = (isPublished: boolean): Action<Activity> => ({
    key: isPublished ? 'publish' : 'hide',
    label: t(isPublished ? 'activityPublish' : 'activityHide'),
    hint: t(isPublished ? 'activityPublishHint' : 'activityHideHint'),
    isMain: isPublished,
    needs,
    isFor: (activity) => isAlive(activity) && activity.isPublished !== isPublished,
    run: ({ activityId }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/activity/publish', { body: { activityId, isPublished }, reason }),
  });
  return [
    {
      key: 'checkIn',
      label: t('checkInByCode'),
      isMain: true,
      asks: 'nothing',
      needs,
      isFor: ({ stage, isOnline }) => !isOnline && (stage === 'running' || stage === 'upcoming'),
      fields: () => (
        <Form.Item
          name="code"
          label={t('checkInCode')}
          rules={[{ required: true, pattern: /^\d{8}$/, message: t('checkInCodeWrong') }]}
        >
          <Input.OTP length={8} formatter={(text) => text.replace(/\D/g, '')} />
        </Form.Item>
      ),
      run: ({ activityId }, { fields }) =>
        call('POST /api/mpmkt/v1/staff/activity/checkIn', { body: { activityId, code: String(fields.code) } }),
    },
    publish(true),
    {
      key: 'edit',
      label: t('activityEdit'),
      hint: t('activityFixedHint'),
      width: 1080,
      needs,
      isFor: isAlive,
      fields: () => <ActivityFields />,
      initial: activityValues,
      run: saveActivity,
    },
    publish(false),
    {
      key: 'end',
      label: t('activityEnd'),
      hint: t('activityEndHint'),
      isDanger: true,
      longest: 60,
      needs,
      isFor: isAlive,
      run: ({ activityId }, { reason }) =>
        call('POST /api/mpmkt/v1/staff/activity/end', { body: { activityId, reason }, reason }),
    },
  ];
}

function Head({ activity }: { activity: Activity }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useHeadActions());
  const { signUpFrom, signUpUntil, startsAt, endsAt, seatsTaken: taken, capacity: all, form } = activity;
  return (
    <>
      <DetailHead
        title={activity.title}
        tags={<WordTag of={activityStageWords[activity.stage]} />}
        buttons={buttons(activity)}
        facts={[
          fact(t('activityTime'), `${momentOr(startsAt)} ~ ${momentOr(endsAt)}`),
          fact(t('activitySignUpTime'), `${momentOr(signUpFrom)} ~ ${momentOr(signUpUntil)}`),
          fact(t('activityPlace'), activity.isOnline ? t('activityOnline') : activity.place),
          fact(t('activitySeats'), t('activitySeatsOf', { taken, all })),
          fact(t('activityWaiting'), activity.waitingCount),
          fact(t('activityFee'), activity.pointsFee),
          fact(
            t('signUps'),
            activity.counts.length === 0
              ? '–'
              : activity.counts.map(({ state, people }) => (
                  <Tag key={state}>{`${say([signUpWords[state][0], signUpWords[state][1]])} ${people}`}</Tag>
                )),
          ),
          fact(t('activityReviewed'), t(activity.isReviewed ? 'yesWord' : 'noWord')),
          fact(t('activityOwners'), t(activity.isOwnerOnly ? 'yesWord' : 'noWord')),
          fact(
            t('activityForm'),
            form ? fieldsOf(form).map(({ id, label }) => <Tag key={id}>{label}</Tag>) : t('activityFormNone'),
            3,
          ),
        ]}
      />
      {dialog}
    </>
  );
}
