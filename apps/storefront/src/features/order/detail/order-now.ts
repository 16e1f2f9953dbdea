import type { OrderDetailData } from '@voltfront/contract';

/** What an order asks of its customer now. */
export type AmountDue = { kind: 'due' | 'rest'; fen: number } | null;

/** The amount that is due: what can be paid now, or the rest of the price once the car is at the store. */
export function amountDue({ dueFen, actions, state, totalFen, paidFen }: OrderDetailData): AmountDue {
  if (dueFen > 0 && actions.includes('pay')) return { kind: 'due', fen: dueFen };
  if (state === 'arrived' && totalFen > paidFen) return { kind: 'rest', fen: totalFen - paidFen };
  return null;
}

/** When the car comes, as far as it is known. */
export type CarDate =
  | { kind: 'weeks'; fromWeeks: number; toWeeks: number }
  | { kind: 'range'; fromAt: number; toAt: number; isDelayed: boolean }
  | null;

/** The date of the car: weeks from the lock before it, a range until it is at the store. A stock car says its own date. */
export function carDate({ state, kind, arrival, delivery, stockCarId }: OrderDetailData): CarDate {
  if (arrival) return { kind: 'range', ...arrival };
  const isBeforeLock = state === 'created' || state === 'intentionPaid' || state === 'depositPaid';
  return isBeforeLock && kind !== 'blind' && stockCarId === null ? { kind: 'weeks', ...delivery } : null;
}
