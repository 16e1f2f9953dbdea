import { divideRest } from '@voltfront/rules/campaign/packet-split';
import type { Ctx } from '../../../../kernel/context';
import { publish } from '../../../../kernel/jobs';
import { giveBack } from '../../../points';
import { returnBudget } from './budget.repository';
import { closePacket, findPacket } from './packet.repository';

/**
 * Gives back what nobody opened of a packet whose time is over, once, in the caller's transaction: the sender's points into the
 * lots they came from, the brand's into its budget. The points of an account that was cancelled meanwhile end with it.
 */
export async function returnPacket(ctx: Ctx, { packetId }: { packetId: string }): Promise<void> {
  const seen = await findPacket(ctx.db, packetId);
  if (!seen) return;
  const { accountId } = seen;
  // Account before packet, as everywhere.
  const isActive = accountId !== null && ((await ctx.app.accountGuard?.holdAccount(ctx.db, accountId)) ?? true);
  const closed = await closePacket(ctx.db, packetId, ctx.now());
  if (!closed) return;
  const { toSender, toBrand } = divideRest(closed, closed.returnedPoints);
  await returnBudget(ctx.db, closed.campaignId, toBrand);
  if (accountId === null || !isActive) return;
  if (toSender > 0)
    await giveBack(ctx, { accountId, reason: 'redPacket', ref: packetId, amount: toSender, because: 'rest' });
  await publish(ctx, 'PacketReturned', { accountId, packetId, points: toSender });
}
