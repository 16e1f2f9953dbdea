import type { YearChangePhase } from './order-changes';
import type { OrderKind } from './order-constants';
import type { OrderState } from './order-moves';

/** The window of a change to a new model year; the end no longer belongs to it. Milliseconds since 1970. */
export interface YearWindow {
  startsAtMs: number;
  endsAtMs: number;
}

/** An order and its decision about the model year. */
export interface YearOrderFacts {
  kind: OrderKind;
  state: OrderState;
  createdAtMs: number;
  locksAtMs: number | null;
  isStockCar: boolean;
  isSigned: boolean;
  hasKept: boolean;
  hasPending: boolean;
}

/** State of the decision about a model year. */
export type YearDecisionState = 'upcoming' | 'open' | 'kept' | 'pending' | 'changed' | 'expired' | 'locked' | 'closed';

/** Whether an offer concerns an order: a deposit order of before its start that is built for its buyer. */
export function isYearAffected(window: YearWindow, order: Pick<YearOrderFacts, 'kind' | 'createdAtMs' | 'isStockCar'>) {
  return order.kind === 'deposit' && !order.isStockCar && order.createdAtMs < window.startsAtMs;
}

/** Deadline of the decision: the end of the window, or the lock if that is earlier. */
export function yearDeadlineMs(window: YearWindow, locksAtMs: number | null): number {
  return locksAtMs === null ? window.endsAtMs : Math.min(window.endsAtMs, locksAtMs);
}

const CLOSED: readonly OrderState[] = ['expired', 'cancelled', 'refunded', 'refunding'];

/**
 * State of the decision at a moment. Time decides even before it is stored: after the deadline the current year is
 * kept, and a change that was held but not signed is forgotten.
 *
 * Example: window until the 10th, lock on the 8th, nothing chosen: `open` on the 7th, `locked` on the 8th.
 */
export function yearDecisionState(window: YearWindow, order: YearOrderFacts, nowMs: number): YearDecisionState {
  if (order.isSigned) return 'changed';
  if (CLOSED.includes(order.state)) return 'closed';
  if (nowMs < window.startsAtMs) return 'upcoming';
  if (nowMs >= window.endsAtMs) return order.hasKept ? 'kept' : 'expired';
  const isLocked = order.state !== 'depositPaid' || (order.locksAtMs !== null && nowMs >= order.locksAtMs);
  if (isLocked) return order.hasKept ? 'kept' : 'locked';
  if (order.hasPending) return 'pending';
  return order.hasKept ? 'kept' : 'open';
}

/** The same for the rules of changes: whether a change to the new year can still be made. */
export function yearPhase(window: YearWindow, order: YearOrderFacts, nowMs: number): YearChangePhase {
  if (order.isSigned) return 'changed';
  const isOpen = nowMs >= window.startsAtMs && nowMs < yearDeadlineMs(window, order.locksAtMs);
  return isOpen && order.state === 'depositPaid' ? 'open' : 'over';
}
