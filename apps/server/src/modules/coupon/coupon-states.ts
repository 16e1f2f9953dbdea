import { type CouponState, shownCouponState } from '@voltfront/rules/coupon/coupon-states';
import type { Ctx } from '../../kernel/context';
import { selectStates } from './coupon.repository';

/** Where coupons of somebody stand; those of others are left out. */
export async function statesOfCoupons(
  ctx: Ctx,
  accountId: string,
  couponIds: readonly string[],
): Promise<Map<string, CouponState>> {
  if (couponIds.length === 0) return new Map();
  const rows = await selectStates(ctx.db, accountId, couponIds);
  return new Map(rows.map(({ id, state, expiresAt }) => [id, shownCouponState(state, expiresAt, ctx.now())]));
}
