import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import type { Experience } from './experience-card';

/** Asks again for everything that a movement of KR changes. */
function useRenewal(): () => void {
  const client = useQueryClient();
  return () => {
    client.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
    client.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/honour') });
    client.invalidateQueries({ queryKey: ['list', 'GET /api/mpintegral/v1/honour/entries'] });
  };
}

/** Exchanging KR for an experience, after a question that names the price. */
export function useExchange({ experienceId, krPrice, title }: Experience) {
  const run = useApiMutation('POST /api/mpintegral/v1/honour/exchange', {
    onSuccess: () => toast(t`兑换成功，签到码已生成`),
    onSettled: useRenewal(),
  });
  const ask = async () => {
    const isSure = await modal({
      title: t`兑换“${title}”`,
      content: t`将使用 ${krPrice} KR，取消截止时间前可取消并全额退回。`,
      confirmText: t`兑换`,
    });
    if (isSure) run.mutate({ experienceId });
  };
  return { ask, isPending: run.isPending };
}

/** Cancelling the own booking of an experience, after a question. */
export function useCancellation({ krPrice, title }: Experience, bookingId: string) {
  const run = useApiMutation('POST /api/mpintegral/v1/honour/cancel', {
    onSuccess: () => toast(t`已取消，${krPrice} KR 已退回`),
    onSettled: useRenewal(),
  });
  const ask = async () => {
    const isSure = await modal({
      title: t`取消“${title}”`,
      content: t`名额将释放，${krPrice} KR 退回您的账户。`,
      confirmText: t`取消预约`,
      cancelText: t`再想想`,
    });
    if (isSure) run.mutate({ bookingId });
  };
  return { ask, isPending: run.isPending };
}
