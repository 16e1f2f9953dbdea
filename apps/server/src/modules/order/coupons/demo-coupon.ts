import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { grantCoupon, judgeForUpdate, putOnOrder, useOnOrder } from '../../coupon';
import type { PriceAdjustment } from '../change/change.types';
import type { OrderKey } from '../order.types';
import { orderForCoupons, withCoupons } from './coupon-price';

/** A demo order that is about to be made. */
interface CouponedOrder extends OrderKey {
  storeId: string | null;
  /** Locked since, so that its coupons are used. */
  isLocked: boolean;
}

/** The price of a demo order with a coupon that is given out for it; without one as it is. Needs a transaction. */
export async function withDemoCoupon(
  ctx: Ctx,
  { userId: accountId, orderNo, storeId, isLocked }: CouponedOrder,
  quote: QuoteData,
  template: string | undefined,
): Promise<{ quote: QuoteData; adjustments: PriceAdjustment[] }> {
  const made = template && (await grantCoupon(ctx, { accountId, template, reason: 'other', ref: `demo-${orderNo}` }));
  if (!made) return { quote, adjustments: [] };
  const order = { accountId, orderNo };
  const judged = await judgeForUpdate(ctx, accountId, orderForCoupons(quote, storeId, true), [made.couponId]);
  await putOnOrder(ctx, made.couponId, order);
  if (isLocked) await useOnOrder(ctx, order);
  return withCoupons(ctx, quote, judged);
}
