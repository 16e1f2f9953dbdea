import type { OrderRow } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderState } from './order.types';

/** Hints for a screen of the order journey, shown before an order is loaded. */
export const SCENE_TIPS: Record<'confirm' | 'list' | 'detail' | 'lock' | 'pay', string[]> = {
  confirm: [orderTexts.tipDepositTerms, orderTexts.tipIntentionTerms, orderTexts.tipPrice],
  list: [orderTexts.tipHeld],
  detail: [orderTexts.tipChanges, orderTexts.tipLocked],
  lock: [orderTexts.tipLocking, orderTexts.tipSelfLock, orderTexts.tipSign],
  pay: [orderTexts.tipPay, orderTexts.tipBank, orderTexts.tipLatePay],
};

const STATE_TIPS: Partial<Record<OrderState, string[]>> = {
  created: [orderTexts.tipPayOrClose],
  expired: [orderTexts.tipClosed],
  intentionPaid: [orderTexts.tipRefundable, orderTexts.tipConvert],
  depositPaid: [orderTexts.tipChanges, orderTexts.tipSelfLock],
  locked: [orderTexts.tipProduction],
  arrived: [orderTexts.tipArrived],
  paidInFull: [orderTexts.tipPickup],
  refunding: [orderTexts.tipRefund],
};

/** Hints for one order in its current state. */
export function detailTips(row: OrderRow): string[] {
  if (row.kind === 'blind' && row.state === 'intentionPaid' && !row.conversion)
    return [orderTexts.tipRefundable, orderTexts.tipBlindConvert];
  if (row.conversion) return [orderTexts.tipDifference];
  return STATE_TIPS[row.state] ?? [];
}
