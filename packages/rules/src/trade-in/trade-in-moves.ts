import { finalStates, type Move, type StateMachine, tryMove } from '../state-machine';
import { DAY_MS, HOUR_MS } from '../time';

/** States of a trade-in. `expired` is every end without a trade. */
export const TRADE_IN_STATES = ['estimated', 'appointed', 'offered', 'accepted', 'expired', 'completed'] as const;
/** Where a trade-in stands. */
export type TradeInState = (typeof TRADE_IN_STATES)[number];

/** What can happen to a trade-in. */
export type TradeInEvent =
  | 'estimate'
  | 'appoint'
  | 'cancelAppointment'
  | 'offer'
  | 'accept'
  | 'refuse'
  | 'expire'
  | 'bind'
  | 'complete';

/** Who makes a move: `staff` inspectors, `system` jobs and the final payment. */
export type TradeInActor = 'customer' | 'staff' | 'system';

type TradeInMove = Move<TradeInState, TradeInEvent, TradeInActor>;

const move = (
  event: TradeInEvent,
  from: readonly TradeInState[],
  to: TradeInState,
  ...who: readonly TradeInActor[]
): TradeInMove => ({ event, from, to, who });

/** The life of a trade-in, which begins with its estimate. */
export const TRADE_IN_MACHINE: StateMachine<TradeInState, TradeInEvent, TradeInActor> = {
  states: TRADE_IN_STATES,
  moves: [
    move('estimate', ['estimated'], 'estimated', 'customer'),
    move('appoint', ['estimated', 'appointed'], 'appointed', 'customer'),
    move('cancelAppointment', ['appointed'], 'estimated', 'customer', 'staff'),
    move('offer', ['appointed'], 'offered', 'staff'),
    move('accept', ['offered'], 'accepted', 'customer'),
    move('refuse', ['offered'], 'expired', 'customer'),
    move('expire', ['offered'], 'expired', 'system'),
    move('bind', ['accepted'], 'accepted', 'customer'),
    move('complete', ['accepted'], 'completed', 'system'),
  ],
};

/** States in which a customer and the brand still have something to do. */
export const openTradeInStates: readonly TradeInState[] = TRADE_IN_STATES.filter(
  (state) => !finalStates(TRADE_IN_MACHINE).includes(state),
);

/** Where `event` leads, or null when it cannot happen from `state` or not by `who`. */
export function nextTradeInState(state: TradeInState, event: TradeInEvent, who: TradeInActor): TradeInState | null {
  const result = tryMove(TRADE_IN_MACHINE, { state, event, who, facts: null });
  return result.isAllowed ? result.to : null;
}

/** A binding offer holds this long. */
export const OFFER_HOLD_MS = 7 * DAY_MS;
/** An inspection can be booked, moved and called off until this long before it begins. */
export const INSPECTION_NOTICE_MS = 2 * HOUR_MS;
/** Days ahead that can be booked. */
export const INSPECTION_DAYS = 14;
/** Length of an inspection. */
export const INSPECTION_MS = HOUR_MS;
/** Requests a customer may have under way at once. */
export const MOST_OPEN_TRADE_INS = 5;

/** Whether an offer is over: it holds through its last millisecond before `expiresAt`. */
export const isOfferOver = (expiresAt: number | null, nowMs: number): boolean =>
  expiresAt !== null && nowMs >= expiresAt;

/** Whether an inspection that begins at `startsAt` can still be booked, moved or called off. */
export const isInspectionOpen = (startsAt: number, nowMs: number): boolean => nowMs <= startsAt - INSPECTION_NOTICE_MS;
