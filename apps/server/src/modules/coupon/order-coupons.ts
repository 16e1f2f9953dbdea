import { type CouponOrder, type CouponQuote, quoteCoupons } from '@voltfront/rules/coupon/quote-coupons';
import type { Ctx } from '../../kernel/context';
import { type CouponRow, selectForOrder, selectLockedOn, selectOfOrder, selectTemplates } from './coupon.repository';
import { lockCoupon, moveCoupon } from './move-coupon';

/** Somebody's coupons for an order: the best combination, and why another cannot be used. */
export async function quoteOwnCoupons(
  ctx: Ctx,
  accountId: string,
  order: Omit<CouponOrder, 'now'>,
): Promise<CouponQuote> {
  const rows = await selectForOrder(ctx.db, accountId);
  const templates = await selectTemplates(
    ctx.db,
    rows.map(({ templateId }) => templateId),
  );
  const quoted = rows.map(({ id, templateId, ...row }) => {
    const { models = [], stores = [], stacking = 'alone' as const } = templates.get(templateId) ?? {};
    return { ...row, couponId: id, models, stores, stacking };
  });
  return quoteCoupons(quoted, { ...order, now: ctx.now() });
}

/** An order of somebody. */
interface OrderOf {
  accountId: string;
  orderNo: string;
}

/** Moves everything that lies on an order; needs a transaction. */
async function moveAll(ctx: Ctx, { accountId, orderNo }: OrderOf, event: 'free' | 'use'): Promise<CouponRow[]> {
  const rows = await selectLockedOn(ctx.db, accountId, orderNo);
  const changes = event === 'free' ? { orderNo: null } : {};
  const moved: CouponRow[] = [];
  for (const row of rows) moved.push(await moveCoupon(ctx, row, event, { who: 'order', note: orderNo, changes }));
  return moved;
}

/**
 * Puts a coupon on an order, so that nothing else can use it; needs a transaction.
 * @throws NOT_FOUND for somebody else's; STATE_CHANGED for one that cannot be used now
 */
export async function putOnOrder(ctx: Ctx, couponId: string, { accountId, orderNo }: OrderOf): Promise<CouponRow> {
  const row = await lockCoupon(ctx, { accountId, couponId });
  return moveCoupon(ctx, row, 'lock', { who: 'order', note: orderNo, changes: { orderNo } });
}

/** Gives the coupons of an order back; those whose time is over by then have expired. Needs a transaction. */
export const freeFromOrder = (ctx: Ctx, order: OrderOf): Promise<CouponRow[]> => moveAll(ctx, order, 'free');

/** The coupons of an order that was paid are used. Needs a transaction. */
export const useOnOrder = (ctx: Ctx, order: OrderOf): Promise<CouponRow[]> => moveAll(ctx, order, 'use');

/** Coupons that lie on an order (they come back with it) or were spent on it, oldest first. */
export async function couponsOfOrder(
  ctx: Ctx,
  { accountId, orderNo }: OrderOf,
): Promise<{ title: string; isSpent: boolean; expiresAt: number }[]> {
  const rows = await selectOfOrder(ctx.db, accountId, orderNo);
  return rows.map(({ title, state, expiresAt }) => ({ title, isSpent: state === 'used', expiresAt }));
}
