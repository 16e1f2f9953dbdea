import type { ReplyOf } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findStore } from '../store';
import { presentValue } from './coupon.presenter';
import { selectByNumber, selectTemplates } from './coupon.repository';
import { couponTexts } from './coupon.texts';
import { selectDesk } from './desk.repository';
import { canMove, lockCoupon, moveCoupon } from './move-coupon';
import { readStoreCode } from './store-code';

/**
 * Staff spend a customer's coupon, once; needs a transaction.
 * @throws FORBIDDEN without a store; NOT_FOUND for a wrong or old number; STATE_CHANGED when it was used or fits other stores
 */
export async function redeemCoupon(
  ctx: ActorCtx,
  number: string,
): Promise<ReplyOf<'POST /api/mpintegral/v1/coupons/redeem'>> {
  const storeId = await selectDesk(ctx.db, ctx.actor.accountId);
  const store = await findStore(ctx, storeId);
  if (!store) throw refuse('FORBIDDEN', { message: couponTexts.deskMissing });
  const couponNo = readStoreCode(ctx.app, number, ctx.now());
  const found = couponNo ? await selectByNumber(ctx.db, couponNo) : undefined;
  const isActive = found ? await guardOf(ctx).holdAccount(ctx.db, found.accountId) : false;
  if (!found || !isActive) throw refuse('NOT_FOUND', { message: couponTexts.deskCode });
  const row = await lockCoupon(ctx, { accountId: found.accountId, couponId: found.id });
  if (!canMove(ctx, row, 'redeem', 'staff')) throw refuse('STATE_CHANGED', { message: couponTexts.notUsable });
  const template = (await selectTemplates(ctx.db, [row.templateId])).get(row.templateId);
  const isHere = !template || template.stores.length === 0 || template.stores.includes(store.storeId);
  if (!isHere) throw refuse('STATE_CHANGED', { message: couponTexts.otherStore });
  const changes = { storeId: store.storeId };
  await moveCoupon(ctx, row, 'redeem', { who: 'staff', note: store.storeId, changes });
  return { ...presentValue(row), storeName: store.name, usedAt: ctx.now() };
}
