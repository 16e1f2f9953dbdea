import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { newId } from '../../../../kernel/ids';
import { countOfPrize, findAwards } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { orderParcel } from '../../parcels';
import { assertTakesPart, holdPerson, leftOf, openCampaign } from '../../read-campaign';
import { holdTickets, noteUses, type TakenTickets, takeOwnTickets } from '../../tickets';
import { exchangeTexts } from './exchange.texts';
import { EXCHANGE, priceOf } from './exchange-settings';
import { ownBalance, presentRecords } from './show-exchange';

const KEY = 'POST /api/mpmkt/v1/campaign/exchange';

/** The reward of a catalogue that is asked for. @throws NOT_FOUND, SOLD_OUT, LIMIT_REACHED, BAD_INPUT */
async function chosenReward(ctx: ActorCtx, row: CampaignRow, body: BodyOf<typeof KEY>): Promise<PrizeRow> {
  const prize = (await listPrizes(ctx.db, row.id)).find(({ id }) => id === body.prizeId);
  if (!prize) throw refuse('NOT_FOUND', { message: exchangeTexts.noReward });
  if (leftOf(prize) === 0) throw refuse('SOLD_OUT', { message: exchangeTexts.soldOut });
  const { perPerson } = prize;
  if (perPerson !== null && (await countOfPrize(ctx.db, ctx.actor.accountId, prize.id)) >= perPerson)
    throw refuse('LIMIT_REACHED', { message: exchangeTexts.hadShare });
  if (prize.kind === 'goods' && body.addressId === undefined)
    throw refuse('BAD_INPUT', { message: campaignTexts.chooseAddress, data: { fields: ['body.addressId'] } });
  return prize;
}

/** Takes the tickets of a reward. @throws LIMIT_REACHED for too few */
async function pay(ctx: ActorCtx, row: CampaignRow, price: number): Promise<TakenTickets> {
  const { accountId } = ctx.actor;
  await holdTickets(ctx, accountId);
  const taken = await takeOwnTickets(ctx, { accountId, campaignId: row.id }, price);
  if (taken) return taken;
  const { left, expired } = await ownBalance(ctx, row);
  const message = left + expired >= price ? exchangeTexts.expired : exchangeTexts.tooFew({ price, left });
  throw refuse('LIMIT_REACHED', { message });
}

/**
 * Exchanges tickets for a reward: tickets, stock, award and its parcel change together, in the caller's transaction.
 * @throws NOT_FOUND, BAD_INPUT for goods without an own address, SOLD_OUT, LIMIT_REACHED, STATE_CHANGED, FORBIDDEN
 */
export async function exchangeReward(ctx: ActorCtx, body: BodyOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, EXCHANGE, body.slug);
  await assertTakesPart(ctx, row);
  const prize = await chosenReward(ctx, row, body);
  const taken = await pay(ctx, row, priceOf(prize));
  const { accountId } = ctx.actor;
  const award = await grantAward(ctx, { accountId, prize, reason: `exchange:${newId(ctx.now())}` });
  if (!award) throw refuse('SOLD_OUT', { message: exchangeTexts.soldOut });
  await noteUses(ctx, award, taken);
  if (prize.kind === 'goods') await orderParcel(ctx, [award], body.addressId ?? '');
  const [record] = await presentRecords(ctx, await findAwards(ctx.db, accountId, [award.id]));
  if (!record) throw new InternalError(`award ${award.id} is gone`);
  return { record, own: await ownBalance(ctx, row) };
}
