import type { ReplyOf } from '@voltfront/contract';
import { shownCouponState } from '@voltfront/rules/coupon/coupon-states';
import type { CouponRow, TemplateRow } from './coupon.repository';
import { couponSources } from './coupon.texts';

export type CardReply = ReplyOf<'GET /api/mpintegral/v1/coupons'>['items'][number];

/** What a coupon or a template gives. */
export const presentValue = (row: CouponRow | TemplateRow) => ({
  kind: row.kind,
  title: row.title,
  amountFen: row.amountFen,
  quantity: row.quantity,
  unit: row.unit,
  thresholdFen: row.thresholdFen,
});

/** A coupon as its owner sees it in a list. */
export const presentCard = (row: CouponRow, now: number): CardReply => {
  const state = shownCouponState(row.state, row.expiresAt, now);
  return {
    ...presentValue(row),
    couponId: row.id,
    state,
    startsAt: row.startsAt,
    expiresAt: row.expiresAt,
    movedAt: state === row.state ? row.updatedAt : row.expiresAt,
    orderNo: row.orderNo,
  };
};

const isNamed = (reason: string): reason is keyof typeof couponSources => Object.hasOwn(couponSources, reason);

/** Where a coupon comes from. */
export const sourceOf = ({ reason }: CouponRow): string =>
  isNamed(reason) ? couponSources[reason] : couponSources.other;
