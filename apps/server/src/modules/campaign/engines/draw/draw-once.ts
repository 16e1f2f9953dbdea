import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { prizeOfRoll } from '@voltfront/rules/campaign/odds';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { spend } from '../../../points';
import type { AwardRow } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { spendChance } from '../../chances';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { type DrawRow, insertDraw } from './draw.repository';
import { DRAW, drawSettingsOf } from './draw-settings';
import { presentDraws } from './list-draws';
import { rollOf } from './roll';
import { isSoldOut, ownDraws } from './show-draw';

const KEY = 'POST /api/mpmkt/v1/campaign/draw';

/** Takes the points or the chance of draw `n`. @throws LIMIT_REACHED when there are too few, or points do not count */
async function pay(ctx: ActorCtx, row: CampaignRow, payWith: DrawRow['paidWith'], n: number): Promise<void> {
  const { accountId } = ctx.actor;
  if (payWith === 'chance') {
    const isPaid = await spendChance(ctx, { accountId, campaignId: row.id, reason: 'draw', ref: String(n) });
    if (!isPaid) throw refuse('LIMIT_REACHED', { message: campaignTexts.noChance });
    return;
  }
  const { price } = drawSettingsOf(row);
  if (price === null) throw refuse('LIMIT_REACHED', { message: campaignTexts.noPoints });
  await spend(ctx, { accountId, amount: price, reason: 'draw', ref: `${row.id}:${n}` });
}

/** The prize of the roll, or the first that comes instead. @throws SOLD_OUT when none of them is left */
async function award(
  ctx: ActorCtx,
  prizes: readonly PrizeRow[],
  rolled: PrizeRow,
  n: number,
): Promise<{ prize: PrizeRow; award: AwardRow }> {
  const inOrder = [rolled, ...prizes.filter(({ isConsolation, id }) => isConsolation && id !== rolled.id)];
  for (const prize of inOrder) {
    const made = await grantAward(ctx, { accountId: ctx.actor.accountId, prize, reason: `draw:${n}` });
    if (made) return { prize, award: made };
  }
  throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
}

/**
 * Draws once; needs a transaction. A person's draws follow each other; what is drawn was decided by the seed before: neither
 * time nor the way of payment changes it.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, LIMIT_REACHED for too few points or chances and beyond
 *   the limit of a day, SOLD_OUT; nothing is paid then
 */
export async function drawOnce(ctx: ActorCtx, { slug, payWith }: BodyOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, DRAW, slug);
  await assertTakesPart(ctx, row);
  const { accountId } = ctx.actor;
  const { dailyLimit } = drawSettingsOf(row);
  const { drawn, drawnToday } = await ownDraws(ctx, accountId, row.id);
  if (dailyLimit !== null && drawnToday >= dailyLimit)
    throw refuse('LIMIT_REACHED', { message: campaignTexts.dailyLimit });
  const prizes = await listPrizes(ctx.db, row.id);
  if (isSoldOut(prizes)) throw refuse('SOLD_OUT', { message: campaignTexts.soldOut });
  const n = drawn + 1;
  await pay(ctx, row, payWith, n);
  const roll = rollOf({ seed: row.seed, slug, accountId, n });
  const rolled = prizeOfRoll(
    prizes.map((prize) => ({ ...prize, prizeId: prize.id })),
    roll,
  );
  const given = await award(ctx, prizes, rolled, n);
  const draw: DrawRow = {
    accountId,
    campaignId: row.id,
    n,
    day: formatDate(ctx.now()),
    roll,
    rolledPrizeId: rolled.id,
    prizeId: given.prize.id,
    awardId: given.award.id,
    paidWith: payWith,
    createdAt: ctx.now(),
  };
  await insertDraw(ctx.db, draw);
  const [record] = await presentDraws(ctx, [draw]);
  if (!record) throw new InternalError('a draw that was just made is not there');
  return { record, own: await ownDraws(ctx, accountId, row.id) };
}
