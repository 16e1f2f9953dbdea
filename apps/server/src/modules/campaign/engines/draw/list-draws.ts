import type { DrawRecordData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { findAwards } from '../../award.repository';
import { listEarnedOfUses } from '../../earned-chance.repository';
import { presentAward } from '../../present-award';
import { openCampaign } from '../../read-campaign';
import { countPaidWithChance, type DrawRow, listDraws } from './draw.repository';
import { DRAW } from './draw-settings';
import { friendsOfChances } from './list-chances';

/** Masked phones of the friends whose chances these draws of one person used, by number; the page is newest first. */
async function friendsOfDraws(ctx: Ctx, rows: readonly DrawRow[]): Promise<ReadonlyMap<number, string>> {
  const paid = rows.filter(({ paidWith }) => paidWith === 'chance');
  const [newest] = paid;
  if (!newest) return new Map();
  const { accountId, campaignId } = newest;
  // The number of each use among all: chances are used in the order in which they were given.
  const to = await countPaidWithChance(ctx.db, newest);
  const from = to - paid.length + 1;
  const earned = await listEarnedOfUses(ctx.db, { accountId, campaignId }, from, to);
  const friends = await friendsOfChances(ctx, accountId, earned);
  return new Map(
    paid.flatMap(({ n }, index) => {
      const mobile = friends.get(earned.find(({ upTo }) => upTo >= to - index)?.id ?? '');
      return mobile === undefined ? [] : [[n, mobile]];
    }),
  );
}

/** Draws of one person with what they brought; the same number of reads for any number of them. */
export async function presentDraws(ctx: Ctx, rows: readonly DrawRow[]): Promise<DrawRecordData[]> {
  const [first] = rows;
  if (!first) return [];
  const awards = await findAwards(
    ctx.db,
    first.accountId,
    rows.map(({ awardId }) => awardId),
  );
  const friends = await friendsOfDraws(ctx, rows);
  return rows.flatMap(({ n, roll, rolledPrizeId, prizeId, awardId, paidWith, createdAt: at }) => {
    const found = awards.find(({ award }) => award.id === awardId);
    if (!found) return [];
    return [
      {
        recordId: awardId,
        n,
        roll,
        isConsolation: rolledPrizeId !== prizeId,
        paidWith,
        friend: friends.get(n) ?? null,
        at,
        award: presentAward(found),
      },
    ];
  });
}

/** Draws of the caller. @throws NOT_FOUND */
export async function listOwnDraws(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpmkt/v1/campaign/draw/records'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/draw/records'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/draw/records', query);
  const campaign = await openCampaign(ctx, DRAW, query.slug);
  const read = await listDraws(ctx.db, { accountId: ctx.actor.accountId, campaignId: campaign.id }, page);
  const { rows, nextCursor } = page.cut(read, ({ n, awardId }) => ({ key: n, id: awardId }));
  return { items: await presentDraws(ctx, rows), nextCursor };
}
