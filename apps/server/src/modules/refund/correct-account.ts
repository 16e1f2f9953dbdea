import type { BodyOf, RefundDetailData } from '@voltfront/contract';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { transferInstead } from '../payment';
import { toStoredAccount } from './bank-account';
import { noteOnOrder } from './decide-refund';
import { lockRefund, refundStates } from './move-refund';
import { refundTexts } from './refund.texts';
import { showRefund } from './show-refund';

/**
 * Names another bank account after a failure: what has not gone back is transferred there.
 * @throws STATE_CHANGED unless the refund has failed, NOT_FOUND
 */
export async function correctAccount(
  ctx: ActorCtx,
  { refundNo, ...account }: BodyOf<'POST /api/mporder/v1/refund/account'>,
): Promise<RefundDetailData> {
  const key = { userId: ctx.actor.accountId, refundNo };
  await withTransaction(ctx, async (tx) => {
    const row = await lockRefund(tx, key);
    const line = { title: refundTexts.corrected, note: refundTexts.transfersSoon };
    const parts = row.parts.map((part) =>
      part.state === 'failed' ? { ...part, channel: 'bank' as const, state: 'sending' as const } : part,
    );
    const changes = { account: toStoredAccount(tx, account), parts, failure: null };
    await refundStates.move(tx, row, 'correct', { ...line, who: 'customer', changes });
    for (const { paymentNo, state } of row.parts)
      if (state === 'failed') await transferInstead(tx, { userId: row.userId, paymentNo });
    await noteOnOrder(tx, row, line);
  });
  return showRefund(ctx, key);
}
