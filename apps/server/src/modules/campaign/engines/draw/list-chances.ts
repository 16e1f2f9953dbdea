import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { maskedMobiles } from '../../../account';
import { countUsed, type EarnedRow, friendsOfAwards, listEarned } from '../../earned-chance.repository';
import { openCampaign } from '../../read-campaign';
import { DRAW } from './draw-settings';
import { STAFF_REASONS } from './staff-chances';

const KEY = 'GET /api/mpmkt/v1/campaign/draw/chances';

/** Masked phones of the friends who brought chances, by the id of what was given; others brought none. */
export async function friendsOfChances(
  ctx: Ctx,
  accountId: string,
  rows: readonly EarnedRow[],
): Promise<ReadonlyMap<string, string>> {
  const ofAwards = rows.filter(({ reason }) => reason === 'award');
  const byAward = await friendsOfAwards(
    ctx.db,
    accountId,
    ofAwards.map(({ ref }) => ref),
  );
  // Chances for a milestone itself name the friend.
  const friendOf = ({ reason, ref }: EarnedRow) =>
    reason === 'driven' || reason === 'delivered' ? ref : byAward.get(ref);
  const mobiles = await maskedMobiles(ctx, [...new Set(rows.flatMap((row) => friendOf(row) ?? []))]);
  return new Map(
    rows.flatMap((row) => {
      const mobile = mobiles.get(friendOf(row) ?? '');
      return mobile === undefined ? [] : [[row.id, mobile]];
    }),
  );
}

/** Chances that the caller was given, and how many of them are left. @throws NOT_FOUND */
export async function listOwnChances(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query);
  const campaign = await openCampaign(ctx, DRAW, query.slug);
  const { accountId } = ctx.actor;
  const person = { accountId, campaignId: campaign.id };
  const read = await listEarned(ctx.db, person, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt: key, id }) => ({ key, id }));
  const friends = await friendsOfChances(ctx, accountId, rows);
  const used = await countUsed(ctx.db, person);
  const items = rows.map(({ id: chanceId, delta: amount, upTo, createdAt: at, reason }) => ({
    chanceId,
    amount,
    left: Math.min(amount, Math.max(0, upTo - used)),
    friend: friends.get(chanceId) ?? null,
    ...(reason === STAFF_REASONS.drive && { source: 'drive' as const }),
    ...(reason === STAFF_REASONS.deposit && { source: 'deposit' as const }),
    at,
    expiresAt: campaign.endsAt,
  }));
  return { items, nextCursor };
}
