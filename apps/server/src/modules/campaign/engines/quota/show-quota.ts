import type { QueryOf, QuotaData, QuotaGiftData, QuotaValueData } from '@voltfront/contract';
import { maskPhone } from '@voltfront/rules/format/mask';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { statesOfCoupons } from '../../../coupon';
import { unseal } from '../../../order';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { leftOf, openCampaign, presentLanding } from '../../read-campaign';
import { listGifts, listPlaces, listTaking, type QuotaGiftRow } from './quota.repository';
import { placesOf, QUOTA, quotaSettingsOf, quotaTermsOf } from './quota-settings';

type Own = NonNullable<QuotaData['own']>;

/** Gifts on the page. */
const SHOWN = 20;

/** Where a gift stands, also before it was noted that its time is over. */
export const giftStateAt = ({ state, expiresAt }: QuotaGiftRow, now: number): QuotaGiftRow['state'] =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** A gift as its giver sees it. */
export function presentGift(ctx: Ctx, row: QuotaGiftRow): QuotaGiftData {
  const { giftCode, place, relation, expiresAt, createdAt } = row;
  const { dataSecret } = ctx.app.config;
  return {
    ...{ giftCode, place, relation, expiresAt, createdAt },
    name: unseal(dataSecret, row.name),
    mobile: maskPhone(unseal(dataSecret, row.mobile)),
    state: giftStateAt(row, ctx.now()),
  };
}

/** What a coupon is worth for each model. */
export async function presentValues(ctx: Ctx, prizes: readonly PrizeRow[]): Promise<QuotaValueData[]> {
  const modelIds = prizes.map((prize) => quotaTermsOf(prize).modelId);
  const [names] = await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds });
  return prizes.map((prize) => {
    const { id: prizeId, title, picture } = prize;
    const { modelId, valueFen } = quotaTermsOf(prize);
    return { prizeId, title, picture, modelName: names?.get(modelId) ?? modelId, valueFen, left: leftOf(prize) };
  });
}

async function ownQuota(ctx: ActorCtx, row: CampaignRow, values: readonly QuotaValueData[]): Promise<Own> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const claimed = await listPlaces(ctx.db, accountId, row.id);
  const states = await statesOfCoupons(
    ctx,
    accountId,
    claimed.map(({ couponId }) => couponId),
  );
  const taking = (await listTaking(ctx.db, accountId, row.id)).filter((gift) => giftStateAt(gift, now) !== 'expired');
  const isOver = now >= row.endsAt;
  return {
    places: placesOf(row).map(({ place, use }) => {
      const claim = claimed.find((each) => each.place === place);
      const gift = taking.find((each) => each.place === place);
      const value = values.find(({ prizeId }) => prizeId === claim?.prizeId);
      const { modelName = null, valueFen = null } = value ?? {};
      const base = { place, use, modelName, valueFen, couponId: claim?.couponId ?? null };
      if (gift) return { ...base, state: gift.state === 'accepted' ? 'givenAway' : 'pending' };
      if (!claim) return { ...base, state: isOver ? 'expired' : 'open' };
      const state = states.get(claim.couponId) ?? 'expired';
      return { ...base, state: state === 'giftPending' ? 'pending' : state };
    }),
    gifts: (await listGifts(ctx.db, accountId, row.id, SHOWN)).map((gift) => presentGift(ctx, gift)),
  };
}

/** A quota as the caller sees it. */
export async function presentQuota(ctx: ActorCtx, row: CampaignRow): Promise<QuotaData> {
  const campaign = await presentLanding(ctx, row);
  const values = await presentValues(ctx, await listPrizes(ctx.db, row.id));
  const own = campaign.refusal === null ? await ownQuota(ctx, row, values) : null;
  return { campaign, settings: quotaSettingsOf(row), values, own };
}

/** @throws NOT_FOUND */
export const showQuota = async (
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/quota'>,
): Promise<QuotaData> => presentQuota(ctx, await openCampaign(ctx, QUOTA, slug));
