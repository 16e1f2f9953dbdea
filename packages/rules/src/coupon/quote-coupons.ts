import { type CouponKind, isUsedOnOrder, type Stacking } from './coupon-kinds';
import { type CouponState, shownCouponState } from './coupon-states';

/** What the quote looks at of a coupon. */
export interface QuotedCoupon {
  couponId: string;
  kind: CouponKind;
  state: CouponState;
  /** Most that it takes off. */
  amountFen: number;
  /** Least amount it is for: of the car, of an option-off coupon of its options. 0 for any. */
  thresholdFen: number;
  /** Models and stores it fits; empty for all. */
  models: readonly string[];
  stores: readonly string[];
  stacking: Stacking;
  /** Epoch ms. */
  startsAt: number;
  expiresAt: number;
}

/** The order that coupons are wanted for. */
export interface CouponOrder {
  modelId: string;
  /** Null while no store is chosen: then only coupons for all stores fit. */
  storeId: string | null;
  /** Price of the car with its options, before coupons. */
  priceFen: number;
  /** Part of the price that options are. */
  optionsFen: number;
  /** False for cars that are sold at a fixed price. */
  areCouponsAllowed: boolean;
  /** Epoch ms. */
  now: number;
}

/** Why a coupon cannot be used on an order; `notCombined`: it could, but not together with better ones. */
export type CouponObstacle =
  | 'inStoreOnly'
  | 'notUnused'
  | 'orderWithoutCoupons'
  | 'notBegun'
  | 'ended'
  | 'otherModel'
  | 'otherStore'
  | 'belowThreshold'
  | 'notCombined';

export interface CouponQuote {
  /** The best combination, with what each takes off. */
  chosen: { couponId: string; reductionFen: number }[];
  reductionFen: number;
  /** `missingFen`: what the order lacks, for `belowThreshold`, else 0. */
  others: { couponId: string; reason: CouponObstacle; missingFen: number }[];
}

/** The amount that a kind takes from: no coupon takes off more. */
const baseOf = (kind: CouponKind, order: CouponOrder): number =>
  Math.max(0, kind === 'optionOff' ? order.optionsFen : order.priceFen);

function obstacleOf(coupon: QuotedCoupon, order: CouponOrder): CouponObstacle | null {
  const { now, modelId, storeId } = order;
  if (!isUsedOnOrder(coupon.kind)) return 'inStoreOnly';
  const state = shownCouponState(coupon.state, coupon.expiresAt, now);
  if (state === 'expired') return 'ended';
  if (state !== 'unused') return 'notUnused';
  if (!order.areCouponsAllowed) return 'orderWithoutCoupons';
  if (coupon.startsAt > now) return 'notBegun';
  if (coupon.models.length > 0 && !coupon.models.includes(modelId)) return 'otherModel';
  if (coupon.stores.length > 0 && (storeId === null || !coupon.stores.includes(storeId))) return 'otherStore';
  return baseOf(coupon.kind, order) < coupon.thresholdFen || baseOf(coupon.kind, order) === 0 ? 'belowThreshold' : null;
}

/** Largest first; of equal ones the one that ends first. */
const byValue = (a: QuotedCoupon, b: QuotedCoupon): number =>
  b.amountFen - a.amountFen || a.expiresAt - b.expiresAt || (a.couponId < b.couponId ? -1 : 1);

/** Coupons that together reach `baseFen`, or as near as they come: largest first, the last one the smallest that does. */
function fill(coupons: readonly QuotedCoupon[], baseFen: number): QuotedCoupon[] {
  const sorted = [...coupons].sort(byValue);
  const taken: QuotedCoupon[] = [];
  let leftFen = baseFen;
  for (const coupon of sorted) {
    if (leftFen <= 0) break;
    const enough = sorted.filter((each) => !taken.includes(each) && each.amountFen >= leftFen);
    const next = enough.at(-1) ?? coupon;
    taken.push(next);
    leftFen -= next.amountFen;
    if (enough.length > 0) break;
  }
  return taken;
}

const sum = (coupons: readonly QuotedCoupon[]): number =>
  coupons.reduce((total, { amountFen }) => total + amountFen, 0);

/** The best coupons of one kind: all that go with each other, or a single one. */
function bestOfKind(coupons: readonly QuotedCoupon[], baseFen: number): QuotedCoupon[] {
  const together = fill(
    coupons.filter(({ stacking }) => stacking === 'any'),
    baseFen,
  );
  const single = fill(coupons, baseFen).slice(0, 1);
  const isSingleBetter = Math.min(baseFen, sum(single)) >= Math.min(baseFen, sum(together));
  return isSingleBetter ? single : together;
}

/** What each of some coupons takes off: option coupons from the options first, then the others from what is left of the price. */
function reductions(coupons: readonly QuotedCoupon[], order: CouponOrder): CouponQuote['chosen'] {
  let optionsFen = baseOf('optionOff', order);
  let priceFen = baseOf('cashOff', order);
  return [...coupons]
    .sort((a, b) => Number(b.kind === 'optionOff') - Number(a.kind === 'optionOff') || byValue(a, b))
    .map(({ couponId, kind, amountFen }) => {
      const reductionFen = Math.min(amountFen, priceFen, kind === 'optionOff' ? optionsFen : priceFen);
      priceFen -= reductionFen;
      if (kind === 'optionOff') optionsFen -= reductionFen;
      return { couponId, reductionFen };
    })
    .filter(({ reductionFen }) => reductionFen > 0);
}

const totalOf = (chosen: CouponQuote['chosen']): number => chosen.reduce((total, each) => total + each.reductionFen, 0);

/** The largest reduction; of equal ones the first, so fewer coupons come first. */
function bestCombination(coupons: readonly QuotedCoupon[], order: CouponOrder): CouponQuote['chosen'] {
  const stackable = coupons.filter(({ stacking }) => stacking !== 'alone');
  const ofKind = (kind: CouponKind, from = stackable) =>
    bestOfKind(
      from.filter((coupon) => coupon.kind === kind),
      baseOf(kind, order),
    );
  const singles = [...coupons].sort(byValue).map((coupon) => [coupon]);
  const combinations = [
    ...singles,
    ofKind('cashOff'),
    ofKind('optionOff'),
    [...ofKind('optionOff'), ...ofKind('cashOff')],
  ];
  return combinations
    .map((combination) => reductions(combination, order))
    .reduce((best, next) => (totalOf(next) > totalOf(best) ? next : best), []);
}

/**
 * The coupons that together take most off an order, and for each other one why it is not among them. A coupon that stands
 * `alone` excludes all others; `otherKinds` excludes those of its own kind; `any` goes with its kind as well.
 *
 * Example, a car for ¥229,000.00 with options for ¥9,000.00: cash-off ¥3,000 (`otherKinds`), cash-off ¥2,000 (`any`),
 * cash-off ¥1,500 (`any`), option-off ¥5,000 from ¥8,000 of options (`otherKinds`), cash-off ¥8,000 (`alone`).
 * ¥2,000 + ¥1,500 beat ¥3,000; with the ¥5,000 for options they make ¥8,500, more than ¥8,000 alone.
 */
export function quoteCoupons(coupons: readonly QuotedCoupon[], order: CouponOrder): CouponQuote {
  const judged = coupons.map((coupon) => ({ coupon, reason: obstacleOf(coupon, order) }));
  const fitting = judged.filter(({ reason }) => reason === null).map(({ coupon }) => coupon);
  const chosen = bestCombination(fitting, order);
  const others = judged
    .filter(({ coupon }) => !chosen.some(({ couponId }) => couponId === coupon.couponId))
    .map(({ coupon, reason }) => ({
      couponId: coupon.couponId,
      reason: reason ?? ('notCombined' as const),
      missingFen: reason === 'belowThreshold' ? Math.max(0, coupon.thresholdFen - baseOf(coupon.kind, order)) : 0,
    }));
  return { chosen, reductionFen: totalOf(chosen), others };
}
