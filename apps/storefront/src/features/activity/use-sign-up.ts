import { t } from '@lingui/core/macro';
import type { ActivityData, OwnSignUpData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { ApiError, useApiMutation } from '@/api';
import { ensureLogin, navigate } from '@/navigation';
import { modal, toast } from '@/ui';
import { activityChanged } from './activity-cache';

/** What became of a sign-up, in a line. */
export function outcomeText({ state }: OwnSignUpData): string {
  if (state === 'waiting') return t`已加入候补，有名额时自动补上`;
  return state === 'reviewing' ? t`已提交，审核中` : t`报名成功`;
}

/** What a person agrees to before points are taken; null when there is nothing to ask. */
function question({ pointsFee, seatsLeft, waitingCount }: ActivityData): string | null {
  const points = withCommas(pointsFee);
  const isWaiting = seatsLeft === 0 || waitingCount > 0;
  if (pointsFee === 0) return isWaiting ? t`名额已满，加入候补后将按顺序自动补上，是否加入？` : null;
  if (isWaiting) return t`加入候补将预扣 ${points} 积分，未补上将自动退回，是否加入？`;
  return t`报名将扣除 ${points} 积分，截止前取消可退回，是否报名？`;
}

/** Asks, where points are taken or the list is long. */
export async function agrees(activity: ActivityData): Promise<boolean> {
  const content = question(activity);
  return content === null || modal({ content });
}

/** Signs up for an activity, on the page of its form where it has one; cancels. Visitors are sent to login. */
export function useSignUp(activity: ActivityData) {
  const { activityId, formId, pointsFee } = activity;
  const join = useApiMutation('POST /api/mpmkt/v1/activity/signUp');
  const leave = useApiMutation('POST /api/mpmkt/v1/activity/signUp/cancel');

  /** Runs a call and shows the activity as it is then; a refusal was shown by the call. */
  const send = async (call: () => Promise<string>) => {
    try {
      toast(await call());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    activityChanged();
  };

  const signUp = async () => {
    if (!ensureLogin()) return;
    if (formId) return navigate('/pagesCommunity/activity/extra', { id: activityId });
    if (await agrees(activity)) await send(async () => outcomeText(await join.mutateAsync({ activityId })));
  };

  const cancel = async () => {
    const content =
      pointsFee > 0 ? t`取消后名额将释放，积分退回账户，确定取消报名吗？` : t`取消后名额将释放，确定取消报名吗？`;
    if (!(await modal({ content, cancelText: t`再想想`, confirmText: t`取消报名` }))) return;
    await send(async () => {
      await leave.mutateAsync({ activityId });
      return t`已取消报名`;
    });
  };

  return { signUp, cancel, isSending: join.isPending || leave.isPending };
}
