import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { carTitle } from '../stock-words';

/** Action that the customer can take on a car now. */
export type NextStep =
  | { do: 'book' }
  /** Kept for the customer already: go on. */
  | { do: 'continue' }
  | { do: 'openOrder'; orderNo: string }
  /** The sale has not begun. */
  | { do: 'remind'; isSet: boolean }
  /** Nothing: look at others. */
  | { do: 'others'; reason: string };

type Offer = Pick<StockDetailData, 'state' | 'orderNo' | 'sale'>;

/** The next step with a car; own orders and holds come before all, then what keeps it from being had. */
export function nextStep({ state, orderNo, sale }: Offer): NextStep {
  if (orderNo !== null) return { do: 'openOrder', orderNo };
  if (state === 'heldByMe') return { do: 'continue' };
  if (state === 'held') return { do: 'others', reason: t`已被预订` };
  if (state === 'sold') return { do: 'others', reason: t`已售出` };
  if (state === 'withdrawn') return { do: 'others', reason: t`已下架` };
  if (sale?.phase === 'notStarted') return { do: 'remind', isSet: sale.isReminderSet };
  if (sale?.phase === 'over') return { do: 'others', reason: t`特惠已结束` };
  return { do: 'book' };
}

/** Whether other cars should be offered. */
export const isGone = (car: Offer): boolean => nextStep(car).do === 'others';

/** Why the car cannot be had, in a sentence; null while it can, or is the customer's own. */
export function goneWords(car: Offer & Pick<StockDetailData, 'modelName' | 'versionName'>): string | null {
  const step = nextStep(car);
  if (step.do !== 'others') return null;
  const name = carTitle(car);
  if (car.state === 'held') return t`这台${name}刚被其他客户预订，若未付款会重新放出`;
  if (car.state === 'sold') return t`这台${name}已售出`;
  if (car.state === 'withdrawn') return t`这台${name}已下架`;
  return t`本场特惠已结束，这台${name}不再按特惠价销售`;
}
