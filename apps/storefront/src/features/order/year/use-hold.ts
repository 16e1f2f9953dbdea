import { t } from '@lingui/core/macro';
import type { BodyOf } from '@voltfront/contract';
import { PRICE_CHANGED } from '@voltfront/contract/error-codes';
import { isRefusal, isTold, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { toast } from '@/ui';

type HoldBody = BodyOf<'POST /api/mporder/v1/order/year/hold'>;

/** Holds a change to the new year at the price that was shown and opens its protocol. After an error the offer reloads. */
export function useHold(reload: () => Promise<unknown>) {
  const hold = useApiMutation('POST /api/mporder/v1/order/year/hold', {
    onSuccess: ({ offer }) => navigate('/pagesDetail/yearlyChangeProtocal', { orderNo: offer.order.orderNo }),
    onError: async (error) => {
      if (isRefusal(error, PRICE_CHANGED)) toast(t`价格已更新，请确认新的差价`);
      else if (error.kind === 'refused' && !isTold(error)) toast(error.message);
      if (error.kind === 'refused') await reload();
    },
  });
  return { hold: (body: HoldBody) => hold.mutate(body), isHolding: hold.isPending };
}
