import { t } from '@lingui/core/macro';
import { formatPriceShort } from '@voltfront/rules/money';
import type { ReplyOf } from '@/api';
import { longDate } from '@/ui';

export type CouponList = ReplyOf<'GET /api/mporder/v1/order/coupons'>;
export type CouponQuote = ReplyOf<'POST /api/mporder/v1/order/coupons/quote'>;
export type CouponVerdict = CouponQuote['verdicts'][number];
export type OrderCoupon = CouponList['coupons'][number];

/** Most coupons that one order can be asked for. */
const MOST = 20;

/** A coupon and what becomes of it on the order. */
export interface JudgedCoupon {
  coupon: OrderCoupon;
  verdict: CouponVerdict;
}

/** The coupons of a list by a newer judgement, in two tabs: those that can be ticked, and the others. */
export function splitCoupons(
  coupons: readonly OrderCoupon[],
  verdicts: readonly CouponVerdict[],
): { usable: JudgedCoupon[]; unusable: JudgedCoupon[] } {
  const judged = coupons.flatMap((coupon) => {
    const verdict = verdicts.find(({ couponId }) => couponId === coupon.couponId);
    return verdict ? [{ coupon, verdict }] : [];
  });
  return {
    usable: judged.filter(({ verdict }) => verdict.reason === null),
    unusable: judged.filter(({ verdict }) => verdict.reason !== null),
  };
}

/** Ids of the coupons that a judgement counts. */
export const chosenIdsOf = ({ verdicts }: Pick<CouponQuote, 'verdicts'>): string[] =>
  verdicts.filter(({ isChosen }) => isChosen).map(({ couponId }) => couponId);

/** The choice after a tap on a coupon. */
export const toggled = (ids: readonly string[], couponId: string): string[] =>
  (ids.includes(couponId) ? ids.filter((id) => id !== couponId) : [...ids, couponId]).slice(0, MOST);

/** The choice when a coupon replaces those that exclude it: the server keeps what is named first. */
export const replacedBy = (ids: readonly string[], couponId: string): string[] =>
  [couponId, ...ids.filter((id) => id !== couponId)].slice(0, MOST);

/** How many coupons could be used on the order, together or one instead of another. */
export const countFitting = ({ verdicts }: Pick<CouponQuote, 'verdicts'>): number =>
  verdicts.filter(({ reason }) => reason === null || reason === 'notCombinable').length;

/** Why a coupon cannot be used on the order; null when it can. */
export function reasonText({ coupon, verdict: { reason, missingFen } }: JudgedCoupon): string | null {
  if (reason === null) return null;
  if (reason === 'belowThreshold')
    return missingFen > 0 ? t`还差 ¥${formatPriceShort(missingFen)} 可用` : t`所选配置没有可抵扣的选装`;
  if (reason === 'lockedOnOrder') return coupon.orderNo ? t`已锁定在订单 ${coupon.orderNo}` : t`已锁定在其他订单`;
  if (reason === 'notBegun') return t`${longDate(coupon.startsAt)} 起可用`;
  return {
    inStoreOnly: t`仅限到店使用`,
    givenAway: t`正在赠送好友，收回后可用`,
    used: t`已使用`,
    ended: t`已过有效期`,
    orderWithoutCoupons: t`此订单不参与优惠券`,
    otherModel: t`不适用于所选车型`,
    otherStore: t`不适用于所选交付门店`,
    notCombinable: t`不可与已选优惠券同享`,
  }[reason];
}
