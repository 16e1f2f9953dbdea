import type { OffersData, QueryOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { type CampaignRow, chancesOf, listPrizes } from '../../campaign.repository';
import { openCampaign, presentLanding, presentPrize } from '../../read-campaign';
import { judgeOffers } from './judge-offers';
import { OFFER, offerSettingsOf, termsOf } from './offer-settings';

/** Level of a person, and the days that are left to a new one where the campaign is for new people. */
async function standing(ctx: Ctx, accountId: string, { audience: { newForDays } }: CampaignRow) {
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId });
  const { joinedAt = 0, level = 1 } = facts ?? {};
  const until = newForDays === undefined ? null : joinedAt + newForDays * DAY_MS;
  return { level, daysLeft: until === null ? null : Math.max(0, Math.ceil((until - ctx.now()) / DAY_MS)) };
}

/** A campaign with its offers, as the caller sees them. */
export async function presentOffers(ctx: Ctx, row: CampaignRow): Promise<OffersData> {
  const prizes = await listPrizes(ctx.db, row.id);
  const judged = ctx.actor && (await judgeOffers(ctx, ctx.actor.accountId, row, prizes));
  return {
    campaign: await presentLanding(ctx, row),
    settings: offerSettingsOf(row),
    offers: prizes.map((prize) => {
      const { prizeId, kind, title, picture, amount, left } = presentPrize(prize);
      const own = judged?.own.get(prize.id) ?? null;
      return {
        prizeId,
        kind,
        title,
        picture,
        amount,
        left,
        ...termsOf(prize),
        chancesOf: chancesOf(prize.detail),
        own,
      };
    }),
    own: ctx.actor && {
      points: judged?.points ?? 0,
      ...(await standing(ctx, ctx.actor.accountId, row)),
    },
  };
}

/** @throws NOT_FOUND */
export const showOffers = async (
  ctx: Ctx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/offers'>,
): Promise<OffersData> => presentOffers(ctx, await openCampaign(ctx, OFFER, slug));
