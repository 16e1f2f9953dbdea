import { guardOf } from '../../../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../../../kernel/context';
import { publish } from '../../../../kernel/jobs';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { smallestLots } from '../../draw-lots';
import { grantAward } from '../../grant-award';
import { insertCollectDraw, listDueCollects, noteCollectEntrants, pageEntrants } from './collect.repository';
import { COLLECT, prizesFor } from './collect-settings';
import { DRAW_REASON } from './present-collect';

/** Campaigns that are drawn in one go. */
const DUE_AT_ONCE = 20;

/** Draws the prizes of a campaign among people who entered, once; needs a transaction. */
async function drawCollect(ctx: Ctx, row: CampaignRow): Promise<void> {
  if (!(await insertCollectDraw(ctx.db, { campaignId: row.id, entrants: 0, drawnAt: ctx.now() }))) return;
  let most = 0;
  for (const prize of prizesFor(await listPrizes(ctx.db, row.id), 'draw')) {
    const { entrants, winners } = await smallestLots(row, prize, (range) => pageEntrants(ctx.db, row.id, range));
    most = Math.max(most, entrants);
    for (const accountId of winners) {
      if (!(await guardOf(ctx).holdAccount(ctx.db, accountId))) continue;
      const award = await grantAward(ctx, { accountId, prize, reason: DRAW_REASON });
      if (award)
        await publish(ctx, 'CollectPrizeWon', {
          accountId,
          awardId: award.id,
          prize: prize.title,
          campaign: row.title,
        });
    }
  }
  await noteCollectEntrants(ctx.db, row.id, most);
}

/** Draws the prizes of every campaign of collectors whose time has come. Several processes may do it at once. */
export async function drawDueCollects(ctx: Ctx): Promise<void> {
  for (const row of await listDueCollects(ctx.db, COLLECT, ctx.now(), DUE_AT_ONCE))
    await withTransaction(ctx, (tx) => drawCollect(tx, row));
}
