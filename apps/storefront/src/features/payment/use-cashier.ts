import { t } from '@lingui/core/macro';
import { ALREADY_PAID, AMOUNT_DIFFERS, PROVIDER_DOWN } from '@voltfront/contract/error-codes';
import { formatYuan } from '@voltfront/rules/money';
import { useRef, useState } from 'react';
import { type ApiError, isRefusal, useApiMutation } from '@/api';
import { track } from '@/platform/analytics';
import { usePageShow } from '@/platform/page-events';
import { openPayment, type PaymentCall, payBrowser } from '@/platform/payment';
import { toast } from '@/ui';
import type { Payable } from './cashier-state';
import { findPayer } from './find-payer';
import type { PartRef } from './part-in-address';
import { showResult } from './show-result';
import { useAtCashier } from './use-at-cashier';

/** Message about a refused payment; null where the page itself shows it. */
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
export function useCashier(ref: { orderNo: string; isBlind: boolean } & PartRef, reload: () => Promise<unknown>) {
  const { orderNo, part } = ref;
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasLeft = useRef(false);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  useAtCashier(ref, leftAt);
  usePageShow(async () => {
    // It may have been paid meanwhile, at the cashier or on another device: the customer is not asked to pay until that is known.
    if (hasLeft.current) await reload();
    setLeaving(false);
  });

  const open = async (call: PaymentCall) => {
    setLeaving(true);
    const outcome = await openPayment(call);
    hasLeft.current = outcome === 'left' || outcome === 'inside';
    setLeftAt(outcome === 'inside' ? Date.now() : null);
    if (hasLeft.current) return;
    setLeaving(false);
    if (outcome === 'paid' || outcome === 'unsure') showResult(ref);
    else toast(outcome === 'cancelled' ? t`已取消支付` : t`支付未能发起，请稍后再试`);
  };

  const create = useApiMutation('POST /api/mporder/v1/pay/create', {
    onSuccess: ({ call }) => open(call),
    onError: (error) => {
      setProblem(problemOf(error));
      if (isRefusal(error, ALREADY_PAID)) showResult(ref);
      else if (error.kind === 'refused') reload();
    },
  });
  const pay = async ({ amountFen }: Payable, method: Payable['methods'][number]['method']) => {
    setProblem(null);
    track('click', { action: 'pay' });
    setLeaving(true);
    const payer = await findPayer(method);
    if (payer.is === 'left') return;
    setLeaving(false);
    if (payer.is === 'unknown') return setProblem(t`未能获取微信授权，请稍后再试或更换支付方式`);
    const browser = payBrowser();
    create.mutate({
      orderNo,
      ...(part !== undefined && { part }),
      method,
      amountFen,
      ...(browser && { browser }),
      ...(payer.openId && { openId: payer.openId }),
    });
  };
  return { pay, isBusy: create.isPending || isLeaving, problem };
}
