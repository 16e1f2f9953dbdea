/** Where a payment stands. `paidLate`: the money came when the payment was over; it goes back by itself. */
export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'closed' | 'paidLate' | 'refunding' | 'refunded';

/** What can happen to a payment. */
export type PaymentEvent = 'submit' | 'succeed' | 'succeedLate' | 'fail' | 'close' | 'refund' | 'refundSucceed';

/** One allowed move. */
export interface PaymentMove {
  from: PaymentState;
  event: PaymentEvent;
  to: PaymentState;
}

/**
 * The life of a payment.
 * - `submit`: handed to the provider. `succeed`: its notice arrived in time; `succeedLate`: the order had expired.
 * - `close`: the order expired or the customer left. A provider may still report success of a failed or closed payment: it is late.
 * - A refund that fails stays `refunding` and is tried again.
 */
export const PAYMENT_MOVES: readonly PaymentMove[] = [
  { from: 'created', event: 'submit', to: 'pending' },
  { from: 'created', event: 'close', to: 'closed' },
  { from: 'pending', event: 'succeed', to: 'paid' },
  { from: 'pending', event: 'succeedLate', to: 'paidLate' },
  { from: 'pending', event: 'fail', to: 'failed' },
  { from: 'pending', event: 'close', to: 'closed' },
  { from: 'failed', event: 'succeedLate', to: 'paidLate' },
  { from: 'closed', event: 'succeedLate', to: 'paidLate' },
  { from: 'paidLate', event: 'refund', to: 'refunding' },
  { from: 'paid', event: 'refund', to: 'refunding' },
  { from: 'refunding', event: 'refundSucceed', to: 'refunded' },
];

/** The state that an event leads to, or null when it cannot happen in this state. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return PAYMENT_MOVES.find((move) => move.from === state && move.event === event)?.to ?? null;
}

/** Whether a payment still waits for the customer or the provider, so that a repeated pay call returns it. */
export function isPaymentOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending';
}
