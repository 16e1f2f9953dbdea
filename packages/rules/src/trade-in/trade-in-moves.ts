/** Where a trade-in stands; `none` is before there is a request. `expired` is every end without a trade. */
export type TradeInState = 'none' | 'estimated' | 'appointed' | 'offered' | 'accepted' | 'expired' | 'completed';

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

/** One allowed move. */
export interface TradeInMove {
  event: TradeInEvent;
  from: readonly TradeInState[];
  to: TradeInState;
  who: TradeInActor;
}

/** Every allowed move; what is not here is refused. */
export const tradeInMoves: readonly TradeInMove[] = [
  { event: 'estimate', from: ['none', 'estimated'], to: 'estimated', who: 'customer' },
  { event: 'appoint', from: ['estimated', 'appointed'], to: 'appointed', who: 'customer' },
  { event: 'cancelAppointment', from: ['appointed'], to: 'estimated', who: 'customer' },
  { event: 'offer', from: ['appointed'], to: 'offered', who: 'staff' },
  { event: 'accept', from: ['offered'], to: 'accepted', who: 'customer' },
  { event: 'refuse', from: ['offered'], to: 'expired', who: 'customer' },
  { event: 'expire', from: ['offered'], to: 'expired', who: 'system' },
  { event: 'bind', from: ['accepted'], to: 'accepted', who: 'customer' },
  { event: 'complete', from: ['accepted'], to: 'completed', who: 'system' },
];

/** States in which a customer and the brand still have something to do. */
export const openTradeInStates: readonly TradeInState[] = ['estimated', 'appointed', 'offered', 'accepted'];

/** Where `event` leads, or null when it cannot happen from `state` or not by `who`. */
export function nextTradeInState(state: TradeInState, event: TradeInEvent, who: TradeInActor): TradeInState | null {
  const move = tradeInMoves.find((row) => row.event === event && row.who === who && row.from.includes(state));
  return move?.to ?? null;
}

const HOUR_MS = 3_600_000;

/** A binding offer holds this long. */
export const OFFER_HOLD_MS = 7 * 24 * HOUR_MS;
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
