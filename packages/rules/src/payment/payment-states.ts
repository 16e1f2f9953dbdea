import type { Move, StateMachine } from '../state-machine';

/** States of a payment. `paidLate`: paid after the deadline; refunded automatically. */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'closed',
  'paidLate',
  'refunding',
  'refunded',
] as const;
/** State of a payment. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** States as a customer sees them: what waits is one, and late money is on its way back. */
export const SHOWN_PAYMENT_STATES = ['pending', 'paid', 'failed', 'closed', 'refunding', 'refunded'] as const;
/** State of a payment as its customer sees it. */
export type ShownPaymentState = (typeof SHOWN_PAYMENT_STATES)[number];

/** What can happen to a payment. */
export type PaymentEvent = 'submit' | 'succeed' | 'succeedLate' | 'fail' | 'close' | 'refund' | 'refundSucceed';

/** Who moves a payment: `shop` submits and closes it, `provider` reports its outcome. */
export type PaymentActor = 'shop' | 'provider';

const move = (
  event: PaymentEvent,
  from: readonly PaymentState[],
  to: PaymentState,
  ...who: readonly PaymentActor[]
): Move<PaymentState, PaymentEvent, PaymentActor> => ({ event, from, to, who });

/**
 * The life of a payment.
 * - `submit`: sent to the provider. `succeed`: its notice arrived in time; `succeedLate`: the order had expired.
 * - `close`: the order expired or the customer left. A provider may still report success of a failed or closed payment: it is late.
 * - A refund that fails stays `refunding` and is tried again.
 */
export const PAYMENT_MACHINE: StateMachine<PaymentState, PaymentEvent, PaymentActor> = {
  states: PAYMENT_STATES,
  moves: [
    move('submit', ['created'], 'pending', 'shop'),
    move('succeed', ['pending'], 'paid', 'provider'),
    move('succeedLate', ['pending', 'failed', 'closed'], 'paidLate', 'provider'),
    move('fail', ['pending'], 'failed', 'provider'),
    move('close', ['created', 'pending'], 'closed', 'shop', 'provider'),
    move('refund', ['paid', 'paidLate'], 'refunding', 'shop'),
    move('refundSucceed', ['refunding'], 'refunded', 'provider'),
  ],
};

/** The state that an event leads to, or null when it cannot happen in this state. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return PAYMENT_MACHINE.moves.find((move) => move.event === event && move.from.includes(state))?.to ?? null;
}

/** Whether a payment still waits for the customer or the provider, so that a repeated pay call returns it. */
export function isPaymentOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending';
}

/** How a customer sees a state. */
export function shownPaymentState(state: PaymentState): ShownPaymentState {
  if (state === 'created') return 'pending';
  return state === 'paidLate' ? 'refunding' : state;
}
