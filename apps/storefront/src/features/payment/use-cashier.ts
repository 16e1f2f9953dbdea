import { t } from '@lingui/core/macro';
import { ALREADY_PAID, AMOUNT_DIFFERS, PROVIDER_DOWN } from '@voltfront/contract/error-codes';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { type ApiError, useApiMutation } from '@/api';
import { isRefusal } from '@/features/order/refusal';
import { redirect } from '@/navigation';
import { usePageShow } from '@/platform/page-events';
import { openPayment, type PaymentCall } from '@/platform/payment';
import { toast } from '@/ui';
import type { Payable } from './cashier-state';

/** What the customer should know about a refused payment; null where the page itself says it. */
function problemOf(error: ApiError): string | null {
  if (isRefusal(error, AMOUNT_DIFFERS)) {
    const { amountFen } = (error.data ?? {}) as { amountFen?: number };
    const amount = typeof amountFen === 'number' ? formatYuan(amountFen) : '';
    return amount ? t`应付金额已更新为 ${amount}，请确认后再支付` : t`应付金额已更新，请确认后再支付`;
  }
  if (isRefusal(error, PROVIDER_DOWN)) return t`该支付方式暂不可用，请稍后再试或更换支付方式`;
  return null;
}

/** Pays what is due. The server returns the payment that is open already, so a repeated tap pays once. */
export function useCashier(orderNo: string, reload: () => Promise<unknown>) {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  usePageShow(() => setLeaving(false));

  const open = async (call: PaymentCall) => {
    setLeaving(true);
    const outcome = await openPayment(call);
    if (outcome === 'left') return;
    setLeaving(false);
    if (outcome === 'paid') redirect('/pagesOrder/pay/result', { orderNo });
    else toast(outcome === 'cancelled' ? t`已取消支付` : t`支付未能发起，请稍后再试`);
  };

  const create = useApiMutation('POST /api/mporder/v1/pay/create', {
    onSuccess: ({ call }) => open(call),
    onError: (error) => {
      setProblem(problemOf(error));
      if (isRefusal(error, ALREADY_PAID)) redirect('/pagesOrder/pay/result', { orderNo });
      else if (error.kind === 'refused') reload();
    },
  });
  const pay = ({ amountFen }: Payable, method: Payable['methods'][number]['method']) => {
    setProblem(null);
    create.mutate({ orderNo, method, amountFen });
  };
  return { pay, isBusy: create.isPending || isLeaving, problem };
}
