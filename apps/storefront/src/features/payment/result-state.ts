import type { ReplyOf } from '@voltfront/contract';
import { SECOND_MS } from '@voltfront/rules/time';

/** The newest payment of an order and the order itself. */
export type PaymentOutcomeData = ReplyOf<'GET /api/mporder/v1/pay/state'>;

/** Time (ms) for which the result page polls the server. */
export const ASK_FOR_MS = 30 * SECOND_MS;

/** Pause (ms) between two questions. */
export const ASK_EVERY_MS = 2 * SECOND_MS;

/**
 * What the result page shows.
 * - `success`: the money is booked on the order. `returned`: the payment was late and is refunded automatically.
 * - `failed`: no money was taken and there is time for another try; `expired`: there is none.
 * - `cancelled`: the customer gave the order up. `unconverted`: the conversion ended unpaid, the intention order goes on.
 * - `refunding`, `refunded`: the money was booked and goes, or went, back.
 * - `processing`: no answer yet. `unpaid`: no payment was begun.
 */
export type ResultState =
  | 'success'
  | 'returned'
  | 'refunding'
  | 'refunded'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'unconverted'
  | 'processing'
  | 'unpaid';

/** Why an order without open payment cannot be paid any more. */
function closedState({ state }: PaymentOutcomeData['order']): ResultState {
  if (state === 'cancelled') return 'cancelled';
  return state === 'intentionPaid' ? 'unconverted' : 'expired';
}

type Part = NonNullable<PaymentOutcomeData['part']>;

/** The same of a cash part of the final payment, which ends without its order. */
function partState({ payment }: PaymentOutcomeData, part: Part, nowMs: number): ResultState {
  const isPayable = part.state === 'open' && nowMs <= part.expiresAt;
  const closed = part.state === 'cancelled' ? 'cancelled' : 'expired';
  if (payment?.isLate) return 'returned';
  if (payment?.state === 'refunding' || payment?.state === 'refunded') return payment.state;
  if (part.state === 'paid') return 'success';
  if (payment?.state === 'pending') return 'processing';
  if (!isPayable) return closed;
  return payment ? 'failed' : 'unpaid';
}

/**
 * Reads the state of the newest payment; `nowMs` is the server's time in milliseconds.
 *
 * Example: a payment closed after the 30 minutes is `expired`; one that the bank refused before is `failed`.
 */
export function resultState(data: PaymentOutcomeData, nowMs: number): ResultState {
  const { payment, order, part } = data;
  if (part) return partState(data, part, nowMs);
  const isPayable = order.actions.includes('pay') && (order.expiresAt === null || nowMs <= order.expiresAt);
  if (payment === null) return isPayable ? 'unpaid' : closedState(order);
  if (payment.isLate) return 'returned';
  switch (payment.state) {
    case 'paid':
      return 'success';
    case 'refunding':
    case 'refunded':
      return payment.state;
    case 'pending':
      return 'processing';
    case 'failed':
    case 'closed':
      return isPayable ? 'failed' : closedState(order);
  }
}
