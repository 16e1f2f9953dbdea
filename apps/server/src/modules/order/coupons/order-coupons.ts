import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { freeFromOrder, judgeForUpdate, judgeOnOrder, putOnOrder, useOnOrder } from '../../coupon';
import type { PriceAdjustment } from '../change/change.types';
import type { DraftRow, OrderRow } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderState } from '../order.types';
import { couponAdjustments, draftForCoupons, orderForCoupons, withCoupons } from './coupon-price';
import { assertAllChosen } from './draft-coupons';

const orderOf = ({ userId, orderNo }: Pick<OrderRow, 'userId' | 'orderNo'>) => ({ accountId: userId, orderNo });

/** States in which coupons go back to their owner. */
const GIVES_BACK: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];

/** Price of a draft with its coupons, which are not yet on the order. */
export interface CouponPrice {
  quote: QuoteData;
  adjustments: PriceAdjustment[];
  /** Their ids; their rows are locked until the transaction ends. */
  couponIds: string[];
}

/**
 * The price of a draft that is submitted, with its coupons; needs a transaction.
 * @throws COUPON_UNUSABLE when one lies on another order by now, has ended, or fits no more
 */
export async function submitWithCoupons(ctx: Ctx, draft: DraftRow, quote: QuoteData): Promise<CouponPrice> {
  const { couponIds, kind, userId } = draft;
  if (couponIds.length === 0 || kind === 'intention') return { quote, adjustments: [], couponIds: [] };
  const judged = await judgeForUpdate(ctx, userId, await draftForCoupons(ctx, draft, quote), couponIds);
  assertAllChosen(couponIds, judged);
  return { ...(await withCoupons(ctx, quote, judged)), couponIds };
}

const couponIdsOf = (adjustments: readonly PriceAdjustment[]) =>
  adjustments.filter(({ source }) => source === 'coupon').map(({ code }) => code);

/** Puts the coupons that a price counts on its order; needs the transaction of `submitWithCoupons`. */
export async function lockOrderCoupons(
  ctx: Ctx,
  key: Pick<OrderRow, 'userId' | 'orderNo'>,
  couponIds: readonly string[],
): Promise<void> {
  for (const couponId of couponIds) await putOnOrder(ctx, couponId, orderOf(key));
}

/** Gives the coupons of an order, or of its abandoned conversion, back to their owner. */
export const freeOrderCoupons = (ctx: Ctx, row: OrderRow): Promise<void> => freeFromOrder(ctx, orderOf(row));

/**
 * What a move of an order means for its coupons: they go back when it ends without a car, and are used when it is locked,
 * because from then on it can neither be changed nor refunded.
 */
export async function moveOrderCoupons(ctx: Ctx, row: OrderRow, to: OrderState): Promise<void> {
  if (GIVES_BACK.includes(to)) await freeOrderCoupons(ctx, row);
  if (to === 'locked') await useOnOrder(ctx, orderOf(row));
}

/** The adjustments of an order's coupons for a new price of it: those that no longer fit are missing. */
export async function couponsAtNewPrice(ctx: Ctx, row: OrderRow, quote: QuoteData): Promise<PriceAdjustment[]> {
  const ids = couponIdsOf(row.adjustments);
  if (ids.length === 0) return [];
  return couponAdjustments(await judgeOnOrder(ctx, orderOf(row), orderForCoupons(quote, row.storeId, true), ids));
}

/**
 * Refuses another store for an order whose coupons do not count there: its price was agreed with them.
 * @throws COUPON_UNUSABLE
 */
export async function assertCouponsCountAt(ctx: Ctx, row: OrderRow, storeId: string | null): Promise<void> {
  const atStore = { ...row, storeId };
  const kept = couponIdsOf(await couponsAtNewPrice(ctx, atStore, row.quote));
  const lost = couponIdsOf(row.adjustments).filter((id) => !kept.includes(id));
  if (lost.length > 0) throw refuse('COUPON_UNUSABLE', { message: orderTexts.couponOfStore });
}

/** Gives back the coupons that a changed order counts no more. */
export async function freeLostCoupons(ctx: Ctx, row: OrderRow, after: readonly PriceAdjustment[]): Promise<void> {
  const left = couponIdsOf(after);
  const lost = couponIdsOf(row.adjustments).filter((id) => !left.includes(id));
  if (lost.length > 0) await freeFromOrder(ctx, orderOf(row), lost);
}
