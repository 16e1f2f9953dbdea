import type { DrawRecordData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { findAwards } from '../../award.repository';
import { presentAward } from '../../present-award';
import { openCampaign } from '../../read-campaign';
import { type DrawRow, listDraws } from './draw.repository';
import { DRAW } from './draw-settings';

/** Draws of one person with what they brought, in one query. */
export async function presentDraws(ctx: Ctx, rows: readonly DrawRow[]): Promise<DrawRecordData[]> {
  const [first] = rows;
  if (!first) return [];
  const awards = await findAwards(
    ctx.db,
    first.accountId,
    rows.map(({ awardId }) => awardId),
  );
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
