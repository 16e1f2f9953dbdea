import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { type ReplyOf, serverNow } from '@/api';
import { Countdown, NoticeBar } from '@/ui';
import { StoreCode } from './store-code';

type Detail = ReplyOf<'GET /api/mpintegral/v1/coupons/detail'>;

/** State of a coupon: its code while it can be used in a store, else its outcome. */
export function CouponState({ coupon, onEnd }: { coupon: Detail; onEnd: () => void }) {
  const { state, kind, couponId, orderNo, usedIn, movedAt, gift } = coupon;
  const at = formatDateTime(movedAt);
  if (state === 'unused' && kind !== 'cashOff' && kind !== 'optionOff') return <StoreCode couponId={couponId} />;
  if (state === 'locked' && orderNo) return <NoticeBar>{t`订单 ${orderNo} 使用中`}</NoticeBar>;
  if (state === 'giftPending' && gift)
    return (
      <NoticeBar>
        {t`等待好友领取，剩余 `}
        <Countdown variant="plain" endAt={gift.expiresAt} now={serverNow} onEnd={onEnd} />
      </NoticeBar>
    );
  if (state === 'used') return <NoticeBar>{usedIn ? t`${at} 在 ${usedIn} 使用` : t`${at} 已用于订单`}</NoticeBar>;
  if (state === 'expired') return <NoticeBar>{t`${at} 已过期`}</NoticeBar>;
  if (state === 'givenAway') {
    const receiver = gift?.receiver?.nickname ?? t`好友`;
    return <NoticeBar>{t`${at} 由 ${receiver} 领取`}</NoticeBar>;
  }
  return null;
}
