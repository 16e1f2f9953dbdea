import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { PaymentMethod } from '../../providers/payment';
import { selectPaymentForUpdate, selectPaymentsOf, selectRefundOf, turnRefundToBank } from './payment.repository';
import type { RefundChannel } from './payment.tables';
import { closeRefund, startRefund } from './refund-payment';

type PaymentKey = { userId: string; paymentNo: string };

/** A payment of an order that can be refunded. */
export interface RefundablePayment {
  paymentNo: string;
  method: PaymentMethod;
  amountFen: number;
  paidAt: number | null;
  /** The method takes no refund of it any more. */
  isClosed: boolean;
}

/**
 * Payments that count for an order, the oldest first; late ones go back by themselves and are not among them. Under the
 * lock of the order nothing is added to them.
 */
export async function refundablePayments(
  ctx: Ctx,
  key: { userId: string; orderNo: string },
): Promise<RefundablePayment[]> {
  const paid = (await selectPaymentsOf(ctx.db, key)).filter(({ state }) => state === 'paid').reverse();
  return paid.map(({ paymentNo, method, amountFen, paidAt }) => {
    const provider = ctx.app.payment.find(method);
    const isClosed = !provider || (paidAt !== null && ctx.now() >= paidAt + provider.refundableMs);
    return { paymentNo, method, amountFen, paidAt, isClosed };
  });
}

/**
 * Starts the refund of a payment. The order must be locked.
 * @throws STATE_CHANGED when it cannot be refunded, or is already
 */
export async function refundPayment(ctx: Ctx, key: PaymentKey, reason: string, channel: RefundChannel): Promise<void> {
  const row = await selectPaymentForUpdate(ctx.db, key);
  if (!row || !(await startRefund(ctx, row, reason, channel))) throw refuse('STATE_CHANGED');
}

/** Lets staff transfer what a provider could not give back. The order must be locked. */
export async function transferInstead(ctx: Ctx, key: PaymentKey): Promise<void> {
  const refund = await selectRefundOf(ctx.db, key);
  if (refund) await turnRefundToBank(ctx.db, refund);
}

/**
 * Records that the money of a payment was transferred to a bank account. The order must be locked.
 * @throws STATE_CHANGED when it was before, or a provider gives it back
 */
export async function finishTransfer(ctx: Ctx, key: PaymentKey, reference: string): Promise<void> {
  const refund = await selectRefundOf(ctx.db, key);
  if (refund?.channel !== 'bank' || !(await closeRefund(ctx, refund, { channel: 'bank', reference })))
    throw refuse('STATE_CHANGED');
}
