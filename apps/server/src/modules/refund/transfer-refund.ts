import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { finishTransfer } from '../payment';
import { lockForStaff } from './decide-refund';
import { failRefund, settlePart } from './send-money';

/**
 * Records how a transfer to the customer's bank account ended, for one payment: done, or refused by the bank, so that the
 * customer names another account.
 * @throws STATE_CHANGED when no transfer of this payment is due, FORBIDDEN for their own refund, NOT_FOUND
 */
export async function recordTransfer(
  ctx: ActorCtx,
  input: BodyOf<'POST /api/mporder/v1/staff/refund/transfer'>,
): Promise<void> {
  const row = await lockForStaff(ctx, input.refundNo);
  const { paymentNo } = input;
  const part = row.parts.find((each) => each.paymentNo === paymentNo);
  if (part?.channel !== 'bank' || part.state !== 'sending') throw refuse('STATE_CHANGED');
  if (input.outcome === 'done') {
    await finishTransfer(ctx, { userId: row.userId, paymentNo }, input.reference);
    return settlePart(ctx, { userId: row.userId, orderNo: row.orderNo, paymentNo, at: ctx.now() });
  }
  // With one account for all payments, the others that wait for a transfer fail with it.
  const parts = row.parts.map((each) =>
    each.channel === 'bank' && each.state === 'sending' ? { ...each, state: 'failed' as const } : each,
  );
  if (row.state !== 'sending') throw refuse('STATE_CHANGED');
  await failRefund(ctx, row, { who: 'staff', failure: input.reason, parts });
}
