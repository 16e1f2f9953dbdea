import type { BodyOf, RefundDetailData } from '@voltfront/contract';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { lockOwnOrder, returnFromRefund } from '../order';
import { lockRefund, refundStates } from './move-refund';
import { refundTexts } from './refund.texts';
import { showRefund } from './show-refund';

/**
 * Withdraws a refund in review: the order returns to its state before, in the same transaction.
 * @throws STATE_CHANGED once it is decided, NOT_FOUND
 */
export async function withdrawRefund(
  ctx: ActorCtx,
  { refundNo }: BodyOf<'POST /api/mporder/v1/refund/withdraw'>,
): Promise<RefundDetailData> {
  const key = { userId: ctx.actor.accountId, refundNo };
  const title = refundTexts.withdrawn;
  const note = refundTexts.orderGoesOn;
  await withTransaction(ctx, async (tx) => {
    const row = await lockRefund(tx, key);
    await refundStates.move(tx, row, 'withdraw', { who: 'customer', title, note });
    const order = await lockOwnOrder(tx, row);
    await returnFromRefund(tx, order, { event: 'withdrawRefund', title, note, rejection: null });
  });
  return showRefund(ctx, key);
}
