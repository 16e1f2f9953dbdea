import type { BodyOf, QuotaData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { insertPlace, listPlaces } from './quota.repository';
import { quotaTexts } from './quota.texts';
import { placesOf, QUOTA } from './quota-settings';
import { presentQuota } from './show-quota';

/**
 * Gives somebody the coupon of a place for a model; it ends with the campaign. Needs a transaction.
 * @returns id of the coupon @throws NOT_FOUND for a model without one, SOLD_OUT
 */
export async function grantPlace(
  ctx: Ctx,
  row: CampaignRow,
  { accountId, prizeId, reason }: { accountId: string; prizeId: string; reason: string },
): Promise<string> {
  const prize = (await listPrizes(ctx.db, row.id)).find(({ id }) => id === prizeId);
  if (!prize) throw refuse('NOT_FOUND', { message: quotaTexts.noModel });
  const award = await grantAward(ctx, { accountId, prize, reason, couponUntil: row.endsAt });
  if (!award?.couponId) throw refuse('SOLD_OUT', { message: quotaTexts.gone });
  return award.couponId;
}

/** Claims the coupon of an own place, once; needs a transaction. @throws NOT_FOUND, SOLD_OUT, STATE_CHANGED, FORBIDDEN */
export async function claimPlace(
  ctx: ActorCtx,
  { slug, place, prizeId }: BodyOf<'POST /api/mpmkt/v1/campaign/quota/claim'>,
): Promise<QuotaData> {
  const row = await openCampaign(ctx, QUOTA, slug);
  await assertTakesPart(ctx, row);
  if (!placesOf(row).some((each) => each.place === place && each.use === 'own'))
    throw refuse('NOT_FOUND', { message: quotaTexts.noPlace });
  await holdPerson(ctx);
  const { accountId: employeeId } = ctx.actor;
  const claimed = await listPlaces(ctx.db, employeeId, row.id);
  if (!claimed.some((each) => each.place === place)) {
    const couponId = await grantPlace(ctx, row, { accountId: employeeId, prizeId, reason: place });
    await insertPlace(ctx.db, { employeeId, campaignId: row.id, place, prizeId, couponId, createdAt: ctx.now() });
  }
  return presentQuota(ctx, row);
}
