import { t } from '@lingui/core/macro';
import { everyInputOf, queryClient, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { toast } from '@/ui';

/** Sets or drops 提醒我 of a sale car that has not started. */
export function useSaleReminder(onDone: () => void) {
  const change = useApiMutation('POST /api/mporder/v1/stock/sale/reminder', {
    onSuccess: ({ isSet }) => {
      toast(isSet ? t`已设置，开始前会通知您` : t`已取消提醒`);
      queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mporder/v1/stock/car') });
      onDone();
    },
    onError: onDone,
  });
  return {
    isBusy: change.isPending,
    remind: (stockCarId: string, isSet: boolean) => ensureLogin() && change.mutate({ stockCarId, isSet }),
  };
}
