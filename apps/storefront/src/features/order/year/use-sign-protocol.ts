import { t } from '@lingui/core/macro';
import type { YearProtocolData } from '@voltfront/contract';
import { isTold, useApiMutation } from '@/api';
import { useSign } from '@/features/agreement/use-sign';
import { toast } from '@/ui';
import { forgetOrders, reopenOrder } from '../change/reopen-order';

/**
 * Signs the protocol, which changes the order, and goes on to it. A price that moved meanwhile stops the signature: the
 * protocol is loaded anew and `accept` holds the change at the new price, to be signed then.
 */
export function useSignProtocol({ offer, preview }: YearProtocolData, reload: () => Promise<unknown>) {
  const { orderNo } = offer.order;
  const { sign, isSigning } = useSign(
    { orderNo },
    {
      onSigned: async () => {
        toast(t`已签署，订单已变更为 ${offer.toYear} 款`);
        await forgetOrders();
        reopenOrder(orderNo);
      },
      onStale: () => void reload(),
    },
  );
  const hold = useApiMutation('POST /api/mporder/v1/order/year/hold', {
    onError: (error) => {
      if (error.kind === 'refused' && !isTold(error)) toast(error.message);
    },
    onSettled: reload,
  });
  const accept = () => {
    const way = offer.pending?.way;
    if (!preview || !way) return;
    const { versionId, productCodes } = preview.after.configuration;
    const { totalFen } = preview.after;
    hold.mutate(way === 'mapped' ? { orderNo, way, totalFen } : { orderNo, way, versionId, productCodes, totalFen });
  };
  return { sign, accept, isBusy: isSigning || hold.isPending };
}
