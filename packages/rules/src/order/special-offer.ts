import type { OrderKind } from './order-constants';
import type { OrderState } from './order-moves';

/** When an order may choose one of the special benefits; the end no longer belongs to it. Milliseconds since 1970. */
export interface SpecialWindow {
  startsAtMs: number;
  endsAtMs: number;
}

/** What the choice depends on. */
export interface SpecialOrderFacts {
  kind: OrderKind;
  state: OrderState;
  locksAtMs: number | null;
  hasChosen: boolean;
}

/**
 * `notEligible`: no benefit for this order. `notStarted`, `open`: nothing is chosen yet. `chosen`: for good.
 * `ended`: nobody chose in time, and the default applies.
 */
export type SpecialOfferState = 'notEligible' | 'notStarted' | 'open' | 'chosen' | 'ended';

const AFTER_LOCK: readonly OrderState[] = ['locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull', 'delivered'];

/** Last moment to choose: the end of the window, or the lock of the order if that is earlier. Null without either. */
export function specialDeadlineMs(window: SpecialWindow | null, locksAtMs: number | null): number | null {
  const ends = [window?.endsAtMs ?? null, locksAtMs].filter((at): at is number => at !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/**
 * Where an order stands with its special benefit. Without a window the lock alone ends the choice.
 *
 * Example: window until the 10th, lock on the 8th, nothing chosen: `open` on the 7th, `ended` on the 8th.
 */
export function specialOfferState(
  window: SpecialWindow | null,
  order: SpecialOrderFacts,
  nowMs: number,
): SpecialOfferState {
  if (order.hasChosen) return 'chosen';
  if (order.kind !== 'deposit' && order.kind !== 'snapUp') return 'notEligible';
  if (AFTER_LOCK.includes(order.state)) return 'ended';
  if (order.state !== 'depositPaid') return 'notEligible';
  if (window && nowMs < window.startsAtMs)
    return order.locksAtMs !== null && nowMs >= order.locksAtMs ? 'ended' : 'notStarted';
  const deadline = specialDeadlineMs(window, order.locksAtMs);
  return deadline !== null && nowMs >= deadline ? 'ended' : 'open';
}
