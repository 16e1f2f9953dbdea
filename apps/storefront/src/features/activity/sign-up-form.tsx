import { t } from '@lingui/core/macro';
import type { ActivityData, ReplyOf } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { ApiError, useApiMutation } from '@/api';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { FormFields } from '@/features/form/form-fields';
import { useDataForm } from '@/features/form/use-data-form';
import { back, canGoBack, redirect } from '@/navigation';
import { BottomBar, Button, Form, NoticeBar, toast } from '@/ui';
import { type ANSWERS, activityChanged } from './activity-cache';
import { agrees, outcomeText } from './use-sign-up';

export interface SignUpFormProps {
  activity: ActivityData;
  form: FormDefinition;
  /** What the person answered before; null for a new sign-up. */
  saved: ReplyOf<typeof ANSWERS> | null;
}

/** Back to the activity, which shows what became of the sign-up. */
function leave(activityId: string): void {
  if (canGoBack()) back();
  else redirect('/pagesCommunity/activity/index', { id: activityId });
}

/** The form of an activity: signs up, or changes the answers. */
export function SignUpForm({ activity, form: definition, saved }: SignUpFormProps) {
  const { activityId, own } = activity;
  const form = useDataForm({ form: definition, initial: saved?.answers ?? {} });
  useOwnMobile(String(form.state.values.phone ?? ''), (own) => form.answer('phone', own), saved === null);
  const join = useApiMutation('POST /api/mpmkt/v1/activity/signUp');
  const change = useApiMutation('POST /api/mpmkt/v1/activity/signUp/change');
  const isSending = join.isPending || change.isPending;
  const send = async () => {
    const answers = isSending ? null : form.validate();
    if (!answers || (!saved && !(await agrees(activity)))) return;
    const body = { activityId, formVersion: definition.version, answers: { ...answers } };
    try {
      toast(saved ? savedText(await change.mutateAsync(body)) : outcomeText(await join.mutateAsync(body)));
      activityChanged();
      leave(activityId);
    } catch (error) {
      // The call has shown the error, or it is shown at its fields; seats may be others.
      if (!(error instanceof ApiError)) throw error;
      if (!form.refuse(error)) activityChanged();
    }
  };
  return (
    <>
      {own && <StateNotice own={own} />}
      <Form form={form.state} label={definition.title} onSubmit={send}>
        <FormFields form={form} />
      </Form>
      <BottomBar>
        <Button block loading={isSending} onClick={() => void send()}>
          {saved ? t`保存修改` : (definition.submitText ?? t`提交报名`)}
        </Button>
      </BottomBar>
    </>
  );
}

const savedText = ({ state }: NonNullable<ActivityData['own']>): string =>
  state === 'reviewing' ? t`已保存，等待审核` : t`已保存`;

/** Where the sign-up stands. */
function StateNotice({ own: { state, rejection } }: { own: NonNullable<ActivityData['own']> }) {
  if (state === 'rejected')
    return <NoticeBar tone="warning">{t`报名未通过：${rejection}，可修改后重新提交`}</NoticeBar>;
  if (state === 'reviewing') return <NoticeBar>{t`审核中，截止前仍可修改`}</NoticeBar>;
  if (state === 'waiting') return <NoticeBar>{t`候补中，截止前仍可修改`}</NoticeBar>;
  return <NoticeBar>{t`报名成功，截止前仍可修改`}</NoticeBar>;
}
