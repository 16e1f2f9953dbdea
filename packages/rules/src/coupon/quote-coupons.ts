import { type CouponKind, isUsedOnOrder, type Stacking } from './coupon-kinds';
import { type CouponState, shownCouponState } from './coupon-states';

/** What the quote looks at of a coupon. */
export interface QuotedCoupon {
  couponId: string;
  kind: CouponKind;
  state: CouponState;
  /** Most that it takes off. */
  amountFen: number;
  /** Least amount it is for: of the car, of an option-off coupon of all its options. 0 for any. */
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
  /** Prices of the chosen options; included ones are 0. */
  optionPricesFen: readonly number[];
  /** False for cars that are sold at a fixed price. */
  areCouponsAllowed: boolean;
  /** Epoch ms. */
  now: number;
}

/** Why a coupon cannot be used on an order; `notCombinable`: it could, but not together with those that are chosen. */
export const COUPON_OBSTACLES = [
  'inStoreOnly',
  'lockedOnOrder',
  'givenAway',
  'used',
  'ended',
  'orderWithoutCoupons',
  'notBegun',
  'otherModel',
  'otherStore',
  'belowThreshold',
  'notCombinable',
] as const;
export type CouponObstacle = (typeof COUPON_OBSTACLES)[number];

/** What becomes of one coupon. */
export interface CouponVerdict {
  couponId: string;
  isChosen: boolean;
  /** What a chosen one takes off, in fen; else 0. */
  reductionFen: number;
  reason: CouponObstacle | null;
  /** What the order lacks, for `belowThreshold`, else 0. */
  missingFen: number;
}

export interface CouponJudgement {
  /** In the order in which the coupons were given. */
  verdicts: CouponVerdict[];
  /** What the chosen ones take off together. */
  reductionFen: number;
}

/** What each of some coupons takes off. */
type Reductions = ReadonlyMap<string, number>;

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((total, each) => total + each, 0);

/** The amount that a kind's condition looks at. */
const baseOf = (kind: CouponKind, { priceFen, optionPricesFen }: CouponOrder): number =>
  Math.max(0, kind === 'optionOff' ? sumOf(optionPricesFen) : priceFen);

const STATE_OBSTACLES: Partial<Record<CouponState, CouponObstacle>> = {
  locked: 'lockedOnOrder',
  giftPending: 'givenAway',
  givenAway: 'givenAway',
  used: 'used',
  expired: 'ended',
};

function obstacleOf(coupon: QuotedCoupon, order: CouponOrder): CouponObstacle | null {
  const { now, modelId, storeId } = order;
  if (!isUsedOnOrder(coupon.kind)) return 'inStoreOnly';
  const stateObstacle = STATE_OBSTACLES[shownCouponState(coupon.state, coupon.expiresAt, now)];
  if (stateObstacle) return stateObstacle;
  if (!order.areCouponsAllowed) return 'orderWithoutCoupons';
  if (coupon.startsAt > now) return 'notBegun';
  if (coupon.models.length > 0 && !coupon.models.includes(modelId)) return 'otherModel';
  if (coupon.stores.length > 0 && (storeId === null || !coupon.stores.includes(storeId))) return 'otherStore';
  return baseOf(coupon.kind, order) < coupon.thresholdFen || baseOf(coupon.kind, order) === 0 ? 'belowThreshold' : null;
}

/** Largest first; of equal ones the one that ends first. */
const byValue = (a: QuotedCoupon, b: QuotedCoupon): number =>
  b.amountFen - a.amountFen || a.expiresAt - b.expiresAt || (a.couponId < b.couponId ? -1 : 1);

const ofKind = (coupons: readonly QuotedCoupon[], kind: CouponKind) => coupons.filter((each) => each.kind === kind);

/**
 * What each of some coupons takes off. Option-off coupons come first, each at one option: the largest at the dearest, which
 * takes off most; the others then take from what is left of the price.
 */
function reductionsOf(coupons: readonly QuotedCoupon[], order: CouponOrder): Reductions {
  const taken = new Map<string, number>();
  let leftFen = Math.max(0, order.priceFen);
  const take = ({ couponId, amountFen }: QuotedCoupon, mostFen: number) => {
    const reductionFen = Math.min(amountFen, mostFen, leftFen);
    taken.set(couponId, reductionFen);
    leftFen -= reductionFen;
  };
  const prices = [...order.optionPricesFen].sort((a, b) => b - a);
  for (const [index, coupon] of ofKind(coupons, 'optionOff').sort(byValue).entries()) take(coupon, prices[index] ?? 0);
  for (const coupon of ofKind(coupons, 'cashOff').sort(byValue)) take(coupon, leftFen);
  return taken;
}

/** Whether coupons that could each be used may be used together. */
function areCombinable(coupons: readonly QuotedCoupon[], order: CouponOrder): boolean {
  if (coupons.length > 1 && coupons.some(({ stacking }) => stacking === 'alone')) return false;
  if (ofKind(coupons, 'cashOff').length > 1) return false;
  const optionOff = ofKind(coupons, 'optionOff');
  if (optionOff.length > 1 && optionOff.some(({ stacking }) => stacking !== 'any')) return false;
  return [...reductionsOf(coupons, order).values()].every((reductionFen) => reductionFen > 0);
}

/**
 * Judges a chosen set of coupons for an order, and says of every other one why it cannot join. At most one cash-off coupon,
 * and one option-off coupon per option. A coupon that stands `alone` excludes all others; of several option-off ones all
 * must be stackable (`any`). Of two chosen ones that exclude each other the one named first stays. Each takes something
 * off, and all together no more than the price.
 *
 * Example, a car for ¥229,000.00 with options for ¥6,000.00 and ¥3,000.00, and chosen: cash-off ¥3,000, option-off ¥5,000
 * (`any`), option-off ¥4,000 (`any`), cash-off ¥2,000. They take off 3,000, 5,000 and 3,000, together ¥11,000.00 =
 * 1 100 000 fen; the second cash-off one is `notCombinable`.
 */
export function judgeCoupons(
  coupons: readonly QuotedCoupon[],
  order: CouponOrder,
  chosenIds: readonly string[],
): CouponJudgement {
  const obstacles = new Map(coupons.map((coupon) => [coupon.couponId, obstacleOf(coupon, order)]));
  const wanted = [...new Set(chosenIds)].flatMap((id) => coupons.find(({ couponId }) => couponId === id) ?? []);
  const accepted: QuotedCoupon[] = [];
  for (const coupon of wanted) {
    if (obstacles.get(coupon.couponId) === null && areCombinable([...accepted, coupon], order)) accepted.push(coupon);
  }
  const taken = reductionsOf(accepted, order);
  const verdicts = coupons.map((coupon): CouponVerdict => {
    const { couponId, kind, thresholdFen } = coupon;
    const isChosen = accepted.includes(coupon);
    const obstacle = obstacles.get(couponId) ?? null;
    const canJoin = isChosen || areCombinable([...accepted, coupon], order);
    return {
      couponId,
      isChosen,
      reductionFen: isChosen ? (taken.get(couponId) ?? 0) : 0,
      reason: obstacle ?? (canJoin ? null : 'notCombinable'),
      missingFen: obstacle === 'belowThreshold' ? Math.max(0, thresholdFen - baseOf(kind, order)) : 0,
    };
  });
  return { verdicts, reductionFen: sumOf(taken.values()) };
}

/** The larger reduction; of equal ones the fewer coupons, then those with the smaller value, then those that end first. */
function isBetter(a: readonly QuotedCoupon[], b: readonly QuotedCoupon[], order: CouponOrder): boolean {
  const measures = (set: readonly QuotedCoupon[]) => [
    -sumOf(reductionsOf(set, order).values()),
    set.length,
    sumOf(set.map(({ amountFen }) => amountFen)),
    sumOf(set.map(({ expiresAt }) => expiresAt)),
  ];
  const [left, right] = [measures(a), measures(b)];
  const at = left.findIndex((each, index) => each !== right[index]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}

/**
 * Ids of the coupons that together take most off an order.
 *
 * Example, the car above with cash-off ¥3,000, cash-off ¥8,000 (`alone`) and option-off ¥5,000 from ¥8,000 of options:
 * ¥3,000 and ¥5,000 make ¥8,000 = 800 000 fen, no more than the one that stands alone, which then is the only one taken.
 */
export function bestCoupons(coupons: readonly QuotedCoupon[], order: CouponOrder): string[] {
  const usable = coupons.filter((coupon) => obstacleOf(coupon, order) === null);
  const stackable = usable.filter(({ stacking }) => stacking !== 'alone').sort(byValue);
  const optionOff = ofKind(stackable, 'optionOff');
  const together = optionOff.filter(({ stacking }) => stacking === 'any');
  const optionSets = [
    [],
    ...optionOff.map((each) => [each]),
    ...together.map((_, index) => together.slice(0, index + 1)),
  ];
  const cashSets = [[], ...ofKind(stackable, 'cashOff').map((each) => [each])];
  const sets = [
    ...usable.map((each) => [each]),
    ...cashSets.flatMap((cash) => optionSets.map((options) => [...options, ...cash])),
  ];
  const best = sets
    .filter((set) => areCombinable(set, order))
    .reduce<readonly QuotedCoupon[]>((chosen, set) => (isBetter(set, chosen, order) ? set : chosen), []);
  return best.map(({ couponId }) => couponId);
}
