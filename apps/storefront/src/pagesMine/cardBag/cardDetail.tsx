import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, type ReplyOf } from '@/api';
import styles from '@/features/coupon/coupon.module.css';
import { CouponActions } from '@/features/coupon/coupon-actions';
import { CouponFace } from '@/features/coupon/coupon-face';
import { CouponFacts, CouponHistory, CouponRules, CouponStores } from '@/features/coupon/coupon-parts';
import { CouponState } from '@/features/coupon/coupon-state';
import { couponSubject } from '@/features/coupon/coupon-subject';
import { giftShare } from '@/features/coupon/give-sheet';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { useShareContent } from '@/platform/share';
import { longDate } from '@/ui';

const ROUTE = '/pagesMine/cardBag/cardDetail';

/** 卡券详情: a coupon with its code, gift, rules and history. */
export default function CardDetailPage() {
  const { couponId = '' } = useParams(ROUTE);
  const coupon = useQuery({
    ...apiQuery('GET /api/mpintegral/v1/coupons/detail', { couponId }),
    enabled: couponId !== '',
  });
  return (
    <Page route={ROUTE} queries={[coupon]} subject={couponSubject} isMissing={couponId === ''}>
      {() => coupon.data && <CouponScreen coupon={coupon.data} onEnd={() => void coupon.refetch()} />}
    </Page>
  );
}

function CouponScreen({
  coupon,
  onEnd,
}: {
  coupon: ReplyOf<'GET /api/mpintegral/v1/coupons/detail'>;
  onEnd: () => void;
}) {
  const { title, gift, state, stores, rules, history } = coupon;
  const isOver = state === 'used' || state === 'expired' || state === 'givenAway';
  useShareContent(() => giftShare(title, gift?.giftCode ?? ''), state !== 'giftPending');
  return (
    <>
      <div className={styles.list}>
        <CouponFace value={coupon} isFaded={isOver}>
          {t`有效期至 ${longDate(coupon.expiresAt - 1)}`}
        </CouponFace>
      </div>
      <CouponState coupon={coupon} onEnd={onEnd} />
      <CouponFacts coupon={coupon} />
      <CouponStores stores={stores} />
      <CouponRules rules={rules} />
      <CouponHistory history={history} />
      <CouponActions coupon={coupon} />
    </>
  );
}
