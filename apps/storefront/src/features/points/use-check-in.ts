import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';

/** Asks again for everything that a movement of points changes. */
function useRenewal(): () => void {
  const client = useQueryClient();
  return () => {
    client.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
    client.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
    client.invalidateQueries({ queryKey: ['list', 'GET /api/mpintegral/v1/points/entries'] });
  };
}

/** The daily check-in. */
export function useCheckIn() {
  return useApiMutation('POST /api/mpintegral/v1/checkIn', {
    onSuccess: ({ pointsEarned, extraPoints }) =>
      toast(
        extraPoints > 0
          ? t`签到成功，积分 +${pointsEarned}，月度奖励 +${extraPoints}`
          : t`签到成功，积分 +${pointsEarned}`,
      ),
    onSettled: useRenewal(),
  });
}

/** Making up for yesterday's check-in, after a question that names its price in points. */
export function useRestore(cost: number) {
  const run = useApiMutation('POST /api/mpintegral/v1/checkIn/restore', {
    onSuccess: ({ streakDays }) => toast(t`补签成功，已连续签到 ${streakDays} 天`),
    onSettled: useRenewal(),
  });
  const ask = async () => {
    const isSure = await modal({
      title: t`补签昨天`,
      content: t`将扣除 ${cost} 积分，每月可补签 1 次。`,
      confirmText: t`补签`,
    });
    if (isSure) run.mutate(undefined);
  };
  return { ask, isPending: run.isPending };
}
