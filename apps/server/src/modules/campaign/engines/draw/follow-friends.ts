import type { Ctx } from '../../../../kernel/context';
import type { EventMap } from '../../../../kernel/jobs';
import { listRunning } from '../../campaign.repository';
import { addChances } from '../../chances';
import { DRAW, drawSettingsOf } from './draw-settings';

/** Gives whoever brought a friend the chances of every draw that runs now and counts how far the friend got; once for each friend. */
export async function followFriend(
  ctx: Ctx,
  { inviterId, friendId, milestone }: EventMap['FriendReached'],
): Promise<void> {
  for (const row of await listRunning(ctx.db, DRAW, ctx.now())) {
    const amount = drawSettingsOf(row).chances[milestone];
    if (amount === undefined) continue;
    const movement = { accountId: inviterId, campaignId: row.id, reason: milestone, ref: friendId };
    await addChances(ctx, { ...movement, amount });
  }
}
