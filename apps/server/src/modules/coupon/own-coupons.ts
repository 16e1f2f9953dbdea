import type { Ctx } from '../../kernel/context';
import { type CouponRow, countUsable, selectUsable } from './coupon.repository';

/** How many coupons somebody can use now. */
export const usableCoupons = (ctx: Ctx, accountId: string): Promise<number> =>
  countUsable(ctx.db, accountId, ctx.now());

/** Unused coupons of somebody, the soonest-ending first. */
export const endingCoupons = (ctx: Ctx, accountId: string, most: number): Promise<CouponRow[]> =>
  selectUsable(ctx.db, accountId, ctx.now(), most);
