import { createHmac } from 'node:crypto';
import type { BodyOf, DriveGiftsData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { lockName } from '../../kernel/name-lock.repository';
import { copyOwnAddress } from '../address';
import { grantCoupon } from '../coupon';
import { earn } from '../points';
import {
  type ClaimRow,
  type GiftRow,
  hasHousehold,
  selectClaimForUpdate,
  selectGift,
  updateClaim,
} from './drive-gift.repository';
import type { GiftAddress } from './drive-gift.tables';
import { driveGiftTexts } from './drive-gift.texts';
import { ownClaim, showGifts } from './show-gifts';

/** What the points of a gift are booked under. */
const REASON = 'driveGift';

/** An address without its receiver: spaces are written in many ways. */
function householdOf(ctx: Ctx, { area, street }: GiftAddress): string {
  const words = `${area}${street}`.replaceAll(/\s/g, '');
  return createHmac('sha256', ctx.app.config.dataSecret).update(`household:${words}`).digest('base64url');
}

async function addressOf(ctx: ActorCtx, addressId: string | undefined): Promise<GiftAddress> {
  const found = await copyOwnAddress(ctx, addressId);
  if (!found)
    throw refuse('BAD_INPUT', { message: driveGiftTexts.chooseAddress, data: { fields: ['body.addressId'] } });
  return found.copy;
}

/** Where goods go, once per household. @throws BAD_INPUT, LIMIT_REACHED */
async function dispatch(ctx: ActorCtx, { channelCode }: ClaimRow, addressId: string | undefined) {
  const address = await addressOf(ctx, addressId);
  const addressHash = householdOf(ctx, address);
  await lockName(ctx.db, `drive-gift:${addressHash}`);
  if (await hasHousehold(ctx.db, channelCode, addressHash))
    throw refuse('LIMIT_REACHED', { message: driveGiftTexts.household });
  return { address, addressHash };
}

/** Books points, or gives out the coupon; goods are sent by staff. @throws SOLD_OUT when the coupon has run out */
async function hand(ctx: ActorCtx, { kind, points, template }: GiftRow, ref: string): Promise<void> {
  const { accountId } = ctx.actor;
  if (kind === 'points' && points) await earn(ctx, { accountId, amount: points, reason: REASON, ref });
  if (kind !== 'coupon' || !template) return;
  if (!(await grantCoupon(ctx, { accountId, template, reason: 'other', ref }))) throw refuse('SOLD_OUT');
}

/**
 * Claims the gift of a finished drive; needs a transaction.
 * @throws NOT_FOUND without one, STATE_CHANGED before the drive is done, ALREADY_DONE, BAD_INPUT for goods without an own
 *   address, LIMIT_REACHED for a household that has one, SOLD_OUT when the coupon has run out
 */
export async function claimGift(
  ctx: ActorCtx,
  { code, addressId }: BodyOf<'POST /api/mpmkt/v1/testDrive/gift/claim'>,
): Promise<DriveGiftsData> {
  const own = await ownClaim(ctx, code);
  const claim = own && (await selectClaimForUpdate(ctx.db, own.driveId));
  const gift = claim && (await selectGift(ctx.db, claim.giftId));
  if (!claim || !gift || claim.state === 'released') throw refuse('NOT_FOUND', { message: driveGiftTexts.notChosen });
  if (claim.state === 'claimed') throw refuse('ALREADY_DONE', { message: driveGiftTexts.claimed });
  if (claim.state === 'reserved') throw refuse('STATE_CHANGED', { message: driveGiftTexts.notEarned });
  const sent = gift.kind === 'goods' ? await dispatch(ctx, claim, addressId) : {};
  // What a visitor earned is claimed by the account with their phone, and is that account's from now on.
  const userId = ctx.actor.accountId;
  await updateClaim(ctx.db, claim.driveId, { ...sent, userId, state: 'claimed', updatedAt: ctx.now() });
  await hand(ctx, gift, `drive-gift:${claim.driveId}`);
  return showGifts(ctx, code);
}
