import { t } from '@lingui/core/macro';
import { isEndingSoon } from '@voltfront/rules/coupon/coupon-kinds';
import { type ReplyOf, serverNow } from '@/api';
import { navigate } from '@/navigation';
import { longDate, Tag } from '@/ui';
import { CouponFace } from './coupon-face';

type Card = ReplyOf<'GET /api/mpintegral/v1/coupons'>['items'][number];

function StateTag({ coupon: { state, expiresAt } }: { coupon: Card }) {
  if (state === 'locked') return <Tag tone="accent">{t`使用中`}</Tag>;
  if (state === 'giftPending') return <Tag tone="accent">{t`赠送中`}</Tag>;
  if (state === 'used') return <Tag>{t`已使用`}</Tag>;
  if (state === 'expired') return <Tag>{t`已失效`}</Tag>;
  if (state === 'givenAway') return <Tag>{t`已赠送`}</Tag>;
  return isEndingSoon(expiresAt, serverNow()) ? <Tag tone="warning">{t`即将到期`}</Tag> : null;
}

function lineOf({ state, expiresAt, movedAt }: Card): string {
  if (state === 'used') return t`${longDate(movedAt)} 使用`;
  if (state === 'givenAway') return t`${longDate(movedAt)} 送出`;
  return t`有效期至 ${longDate(expiresAt - 1)}`;
}

/** A coupon of the card bag. One that lies on an order leads there, the others to themselves. */
export function CouponCard({ coupon }: { coupon: Card }) {
  const { state, orderNo, couponId } = coupon;
  const open = () =>
    state === 'locked' && orderNo
      ? navigate('/pagesOrder/car/detail', { orderNo })
      : navigate('/pagesMine/cardBag/cardDetail', { couponId });
  const isOver = state === 'used' || state === 'expired' || state === 'givenAway';
  return (
    <div role="listitem">
      <CouponFace value={coupon} isFaded={isOver} tag={<StateTag coupon={coupon} />} onClick={open}>
        {lineOf(coupon)}
      </CouponFace>
    </div>
  );
}
