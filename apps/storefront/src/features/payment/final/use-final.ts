import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { ApiError, api, isTold, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { usePageShow } from '@/platform/page-events';
import { modal, toast } from '@/ui';

/** Opens the cashier for a part. */
const pay = (orderNo: string, part: number): void => navigate('/pagesOrder/pay/index', { orderNo, part: String(part) });

/** Opens, pays and cancels cash parts. A refusal was stale: it is told, and the account is read again. */
export function useFinal(orderNo: string, reload: () => Promise<unknown>) {
  const [isCancelling, setCancelling] = useState(false);
  const isFirst = useRef(true);
  // Paid at the cashier, or arranged on the pages of loan and old car.
  usePageShow(() => {
    if (!isFirst.current) void reload();
    isFirst.current = false;
  });
  const open = useApiMutation('POST /api/mporder/v1/order/final/part', {
    onSuccess: ({ part }) => {
      void reload();
      pay(orderNo, part);
    },
    onError: (error) => {
      if (error.kind !== 'refused') return;
      if (error.message && !isTold(error)) toast(error.message);
      void reload();
    },
  });
  const cancel = async (part: number) => {
    const content = t`取消后可重新输入金额；如已付款，款项将自动原路退回`;
    if (!(await modal({ title: t`取消这笔支付？`, content, cancelText: t`再想想` }))) return;
    setCancelling(true);
    try {
      await api('POST /api/mporder/v1/order/final/part/cancel', { body: { orderNo, part } });
      toast(t`已取消`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused' && error.message && !isTold(error)) toast(error.message);
    } finally {
      setCancelling(false);
      await reload();
    }
  };
  return {
    open: (amountFen: number) => open.mutate({ orderNo, amountFen }),
    pay: (part: number) => pay(orderNo, part),
    cancel,
    isOpening: open.isPending,
    isCancelling,
  };
}
