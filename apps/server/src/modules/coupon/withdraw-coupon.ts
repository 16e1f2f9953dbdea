import type { Ctx } from '../../kernel/context';
import type { CouponKey } from './coupon.types';
import { canMove, lockCoupon, moveCoupon } from './move-coupon';

/** Takes back a coupon whose reason has gone, in the caller's transaction. @returns false when it is used, or kept for an order */
export async function withdrawCoupon(ctx: Ctx, key: CouponKey): Promise<boolean> {
  const row = await lockCoupon(ctx, key);
  if (!canMove(ctx, row, 'withdraw', 'staff')) return false;
  await moveCoupon(ctx, row, 'withdraw', { who: 'staff', changes: { expiresAt: ctx.now() } });
  return true;
}
