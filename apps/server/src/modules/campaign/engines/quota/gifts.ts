import type { BodyOf, QuotaGiftData, QuotaGiftViewData } from '@voltfront/contract';
import { maskPhone } from '@voltfront/rules/format/mask';
import { HOUR_MS } from '@voltfront/rules/time';
import { guardOf } from '../../../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { randomToken } from '../../../../kernel/ids';
import { findMobile, findPeople, hashPhone } from '../../../account';
import { seal } from '../../../order';
import { type CampaignRow, findCampaignById, listPrizes } from '../../campaign.repository';
import { assertTakesPart, holdPerson, openCampaign, presentLanding } from '../../read-campaign';
import { grantPlace } from './claim-place';
import { expireGifts, findGift, insertGift, lockGift, type QuotaGiftRow, updateGift } from './quota.repository';
import { quotaTexts } from './quota.texts';
import { placesOf, QUOTA, quotaSettingsOf } from './quota-settings';
import { giftStateAt, presentGift, presentValues } from './show-quota';

const CODE_BYTES = 18;

/** @throws NOT_FOUND for a place that cannot be given, BAD_INPUT for the own phone number, STATE_CHANGED, FORBIDDEN */
async function openForGift(
  ctx: ActorCtx,
  { slug, place, mobile }: BodyOf<'POST /api/mpmkt/v1/campaign/quota/receiver'>,
): Promise<CampaignRow> {
  const row = await openCampaign(ctx, QUOTA, slug);
  await assertTakesPart(ctx, row);
  if (!placesOf(row).some((each) => each.place === place && each.use === 'family'))
    throw refuse('NOT_FOUND', { message: quotaTexts.noPlace });
  if ((await findMobile(ctx.db, ctx.actor.accountId)) === mobile)
    throw refuse('BAD_INPUT', { message: quotaTexts.ownPhone, data: { fields: ['body.mobile'] } });
  return row;
}

/** Looks whether somebody can get a coupon. @throws as `openForGift` */
export async function checkReceiver(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/campaign/quota/receiver'>,
): Promise<{ mobile: string }> {
  await openForGift(ctx, body);
  return { mobile: maskPhone(body.mobile) };
}

/** Gives a place away by a link; needs a transaction. @throws as `openForGift`, STATE_CHANGED for a place that was given */
export async function giveFamilyPlace(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/campaign/quota/gift'>,
): Promise<QuotaGiftData> {
  const row = await openForGift(ctx, body);
  await holdPerson(ctx);
  const { place, name, mobile, relation } = body;
  const { accountId: employeeId } = ctx.actor;
  const now = ctx.now();
  await expireGifts(ctx.db, employeeId, row.id, now);
  const { dataSecret } = ctx.app.config;
  const gift: QuotaGiftRow = {
    ...{ employeeId, giftCode: randomToken(CODE_BYTES), campaignId: row.id, place, relation },
    name: seal(dataSecret, name),
    mobile: seal(dataSecret, mobile),
    phoneHash: hashPhone(ctx, mobile),
    ...{ state: 'open', receiverId: null, couponId: null },
    expiresAt: Math.min(row.endsAt, now + quotaSettingsOf(row).giftHours * HOUR_MS),
    ...{ createdAt: now, updatedAt: now },
  };
  if (!(await insertGift(ctx.db, gift))) throw refuse('STATE_CHANGED', { message: quotaTexts.given });
  return presentGift(ctx, gift);
}

/** Takes back a gift that nobody accepted; needs a transaction. @throws NOT_FOUND for somebody else's, STATE_CHANGED */
export async function takeQuotaGiftBack(ctx: ActorCtx, giftCode: string): Promise<QuotaGiftData> {
  const gift = await lockGift(ctx.db, giftCode);
  if (gift?.employeeId !== ctx.actor.accountId) throw refuse('NOT_FOUND', { message: quotaTexts.noGift });
  if (giftStateAt(gift, ctx.now()) !== 'open') throw refuse('STATE_CHANGED', { message: quotaTexts.over });
  const changes = { state: 'takenBack' as const, updatedAt: ctx.now() };
  await updateGift(ctx.db, gift, changes);
  return presentGift(ctx, { ...gift, ...changes });
}

async function campaignOf(ctx: Ctx, { campaignId }: QuotaGiftRow): Promise<CampaignRow> {
  const row = await findCampaignById(ctx.db, campaignId);
  if (!row) throw new InternalError(`campaign ${campaignId} is gone`);
  return row;
}

/** Whether the caller has the phone that the giver named. */
async function isForCaller(ctx: ActorCtx, { phoneHash }: QuotaGiftRow): Promise<boolean> {
  const mobile = await findMobile(ctx.db, ctx.actor.accountId);
  return mobile !== null && mobile !== undefined && hashPhone(ctx, mobile) === phoneHash;
}

async function stateFor(ctx: ActorCtx, gift: QuotaGiftRow): Promise<QuotaGiftViewData['state']> {
  const { accountId } = ctx.actor;
  if (gift.employeeId === accountId) return 'own';
  const state = giftStateAt(gift, ctx.now());
  if (state === 'accepted') return gift.receiverId === accountId ? 'mine' : 'taken';
  if (state !== 'open') return state;
  return (await isForCaller(ctx, gift)) ? 'waiting' : 'otherPhone';
}

async function presentView(ctx: ActorCtx, row: CampaignRow, gift: QuotaGiftRow): Promise<QuotaGiftViewData> {
  const giver = (await findPeople(ctx, [gift.employeeId])).get(gift.employeeId);
  // Employees alone take part; the receiver is none.
  const campaign = { ...(await presentLanding(ctx, row)), refusal: null };
  const state = await stateFor(ctx, gift);
  return {
    campaign,
    giver: { nickname: giver?.nickname ?? '—', organName: giver?.organName ?? '' },
    values: await presentValues(ctx, await listPrizes(ctx.db, row.id)),
    state,
    expiresAt: gift.expiresAt,
    couponId: state === 'mine' ? gift.couponId : null,
  };
}

/** A gift by the code of its link. @throws NOT_FOUND */
export async function showQuotaGift(ctx: ActorCtx, giftCode: string): Promise<QuotaGiftViewData> {
  const gift = await findGift(ctx.db, giftCode);
  if (!gift) throw refuse('NOT_FOUND', { message: quotaTexts.noGift });
  return presentView(ctx, await campaignOf(ctx, gift), gift);
}

/** Moves the coupon of a gift into the caller's card bag, once; needs a transaction. @throws NOT_FOUND, FORBIDDEN, STATE_CHANGED, SOLD_OUT */
export async function acceptQuotaGift(
  ctx: ActorCtx,
  { giftCode, prizeId }: BodyOf<'POST /api/mpmkt/v1/campaign/quota/gift/accept'>,
): Promise<QuotaGiftViewData> {
  const known = await findGift(ctx.db, giftCode);
  if (!known) throw refuse('NOT_FOUND', { message: quotaTexts.noGift });
  const isActive = await guardOf(ctx).holdAccount(ctx.db, known.employeeId);
  const gift = await lockGift(ctx.db, giftCode);
  const state = isActive && gift ? await stateFor(ctx, gift) : 'expired';
  if (state === 'otherPhone') throw refuse('FORBIDDEN', { message: quotaTexts.otherPhone });
  if (!gift || (state !== 'waiting' && state !== 'mine'))
    throw refuse('STATE_CHANGED', { message: state === 'own' ? quotaTexts.ownPhone : quotaTexts.over });
  const row = await campaignOf(ctx, gift);
  if (state === 'mine') return presentView(ctx, row, gift);
  const { accountId: receiverId } = ctx.actor;
  const couponId = await grantPlace(ctx, row, { accountId: receiverId, prizeId, reason: `gift:${giftCode}` });
  const changes = { state: 'accepted' as const, receiverId, couponId, updatedAt: ctx.now() };
  await updateGift(ctx.db, gift, changes);
  return presentView(ctx, row, { ...gift, ...changes });
}
