import { type AppError, refuse } from '../../kernel/errors';
import { holdOf, phaseOf, stateOf } from './stock.states';
import { stockTexts } from './stock.texts';
import type { StockCarRow } from './stock-car.repository';

const SALE_TEXTS = {
  notStarted: stockTexts.saleNotStarted,
  over: stockTexts.saleOver,
  running: stockTexts.saleNotNow,
} as const;

/** Why a car cannot be held by `me`; null when it can, or when `me` holds it. */
export function refusalToHold(row: StockCarRow, now: number, me: string): AppError | null {
  const state = stateOf(row, now, me);
  if (state === 'sold') return refuse('CAR_SOLD', row.soldTo === me ? { message: stockTexts.boughtByYou } : {});
  if (state === 'withdrawn') return refuse('CAR_WITHDRAWN');
  if (state === 'held') return refuse('CAR_TAKEN');
  if (state === 'heldByMe') return null;
  const phase = phaseOf(row, now);
  return phase === null || phase === 'running' ? null : refuse('SALE_NOT_RUNNING', { message: SALE_TEXTS[phase] });
}

/**
 * Why `me` cannot order a car now; null when `me` has an active hold that belongs to no other
 * order.
 */
export function refusalToOrder(row: StockCarRow, now: number, me: string, orderNo?: string): AppError | null {
  const hold = holdOf(row, now, me);
  if (hold && hold.orderNo !== null && hold.orderNo !== orderNo) return refuse('HOLD_IN_ORDER', { data: { hold } });
  if (hold) return null;
  const state = stateOf(row, now, me);
  if (state === 'free') return refuse('HOLD_MISSING');
  return refusalToHold(row, now, me) ?? refuse('HOLD_MISSING');
}
