import { t } from '@lingui/core/macro';
import type { OrderChangePreviewData } from '@voltfront/contract';
import { PRICE_CHANGED } from '@voltfront/contract/error-codes';
import { useState } from 'react';
import { type ApiError, isRefusal, isTold, useApiMutation } from '@/api';
import { toast } from '@/ui';
import type { PriceMove } from './price-moved-modal';
import { forgetOrders, reopenOrder } from './reopen-order';

/** The new preview that the server sends when the price has changed. */
const movedPreview = (error: ApiError): OrderChangePreviewData | null =>
  isRefusal(error, PRICE_CHANGED) ? (error.data as OrderChangePreviewData | null) : null;

/**
 * Changes an order's configuration, version or model at the price that was shown. When the price moved meanwhile, `move`
 * has both totals and nothing is done until it is accepted; other errors show a toast and load a new preview.
 *
 * @param reload asks for the preview again
 */
export function useChangeOrder(reload: () => Promise<unknown>) {
  const [moved, setMoved] = useState<{ move: PriceMove; preview: OrderChangePreviewData } | null>(null);
  const [seenFen, setSeenFen] = useState(0);
  const options = {
    onSuccess: async ({ order }: { order: { orderNo: string } }) => {
      toast(t`订单已变更`);
      await forgetOrders();
      reopenOrder(order.orderNo);
    },
    onError: async (error: ApiError) => {
      const preview = movedPreview(error);
      if (preview) setMoved({ preview, move: { fromFen: seenFen, toFen: preview.after.totalFen } });
      else if (error.kind === 'refused' && !isTold(error)) toast(error.message);
      if (error.kind === 'refused') await reload();
    },
  };
  const configuration = useApiMutation('POST /api/mporder/v1/order/configuration/change', options);
  const vehicle = useApiMutation('POST /api/mporder/v1/order/vehicle/change', options);

  const confirm = ({ orderNo, kind, after }: OrderChangePreviewData) => {
    setMoved(null);
    setSeenFen(after.totalFen);
    const body = { orderNo, ...after.configuration, totalFen: after.totalFen };
    (kind === 'vehicle' ? vehicle : configuration).mutate(body);
  };
  return {
    confirm,
    isBusy: configuration.isPending || vehicle.isPending,
    move: moved?.move ?? null,
    acceptMove: () => moved && confirm(moved.preview),
    declineMove: () => setMoved(null),
  };
}
