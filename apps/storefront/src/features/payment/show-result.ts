import { useEffect } from 'react';
import { redirect } from '@/navigation';
import { type PartRef, partInAddress } from './part-in-address';
import type { PaymentOutcomeData } from './result-state';

/** A payment whose result is to be shown. */
export interface ResultRef extends PartRef {
  orderNo: string;
  /** It pays a blind booking, whose result is a page of its own. */
  isBlind: boolean;
}

/** Whether the newest payment of an order is that of its blind booking; without one, whether it would be. */
export const isBlindOutcome = ({ payment, order }: Pick<PaymentOutcomeData, 'payment' | 'order'>): boolean =>
  payment ? payment.purpose === 'blind' : order.kind === 'blind';

/** Shows the result of a payment in place of the page that is open. */
export function showResult({ orderNo, isBlind, ...part }: ResultRef): void {
  if (isBlind) redirect('/pagesOrder/pay/blindBookingResult', { orderNo });
  else redirect('/pagesOrder/pay/result', { orderNo, ...partInAddress(part) });
}

/** On a page of results: goes to the other one when the payment belongs there. @returns whether it does */
export function useOtherResult(data: PaymentOutcomeData | undefined, page: 'blind' | 'other'): boolean {
  const isBlind = data !== undefined && isBlindOutcome(data);
  const isElsewhere = data !== undefined && isBlind !== (page === 'blind');
  const orderNo = data?.order.orderNo ?? '';
  useEffect(() => {
    if (isElsewhere) showResult({ orderNo, isBlind });
  }, [isElsewhere, isBlind, orderNo]);
  return isElsewhere;
}
