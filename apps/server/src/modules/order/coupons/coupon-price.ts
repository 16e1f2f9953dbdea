import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import type { JudgedCoupons, OrderForCoupons } from '../../coupon';
import type { PriceAdjustment } from '../change/change.types';
import { adjustQuote } from '../change/quote-for-order';
import type { DraftRow } from '../order.repository';
import { stockOfDraft } from '../stock-order';

const OPTION_KINDS: readonly string[] = ['option', 'package', 'cascade'];

/** The same quote without the lines of its coupons. */
export function withoutCoupons(quote: QuoteData): Pick<QuoteData, 'lines' | 'totalFen'> {
  const lines = quote.lines.filter(({ kind }) => kind !== 'coupon');
  return { lines, totalFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0) };
}

/** An order as the rules of coupons see it. Prices before coupons. */
export function orderForCoupons(
  { configuration, ...quote }: QuoteData,
  storeId: string | null,
  areCouponsAllowed: boolean,
): OrderForCoupons {
  const { lines, totalFen } = withoutCoupons({ configuration, ...quote });
  const optionPricesFen = lines.filter(({ kind }) => OPTION_KINDS.includes(kind)).map(({ amountFen }) => amountFen);
  const { modelId } = configuration;
  return { modelId, storeId, priceFen: totalFen, optionPricesFen, areCouponsAllowed };
}

/** A draft as the rules of coupons see it: an intention order names no price yet, and a car on sale takes no coupons. */
export async function draftForCoupons(
  ctx: Ctx,
  { userId, kind, stockCarId, storeId }: Pick<DraftRow, 'userId' | 'kind' | 'stockCarId' | 'storeId'>,
  quote: QuoteData,
): Promise<OrderForCoupons> {
  const stockCar = await stockOfDraft(ctx, userId, stockCarId);
  return orderForCoupons(quote, storeId, kind === 'deposit' && stockCar?.areCouponsAllowed !== false);
}

/** What the accepted coupons take off, as adjustments of the order. */
export const couponAdjustments = ({ rows, judgement }: JudgedCoupons): PriceAdjustment[] =>
  judgement.verdicts
    .filter(({ isChosen }) => isChosen)
    .map(({ couponId, reductionFen }) => ({
      source: 'coupon',
      code: couponId,
      name: rows.find(({ id }) => id === couponId)?.title ?? '',
      amountFen: reductionFen,
      productCodes: null,
    }));

/** A quote with the lines of coupons that were judged for it. */
export async function withCoupons(ctx: Ctx, quote: QuoteData, judged: JudgedCoupons) {
  const adjustments = couponAdjustments(judged);
  const { quote: adjusted } = await adjustQuote(ctx, quote, adjustments);
  return { quote: adjusted, adjustments };
}

/** The coupons that a stored price counts. */
export const pricedCoupons = (adjustments: readonly PriceAdjustment[]) =>
  adjustments
    .filter(({ source }) => source === 'coupon')
    .map(({ code, name, amountFen }) => ({ couponId: code, title: name, reductionFen: amountFen }));

/** The coupons that a draft's quote counts. */
export const couponsOfQuote = ({ lines }: QuoteData) =>
  lines
    .filter(({ kind }) => kind === 'coupon')
    .map(({ code, name, amountFen }) => ({ couponId: code, title: name, reductionFen: -amountFen }));
