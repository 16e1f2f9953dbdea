import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { STATE_CHANGED } from '@voltfront/contract/error-codes';
import { apiQuery, hasCode } from '@/api';
import { CouponChoiceScreen } from '@/features/order/coupon/choice-screen';
import { draftSubject } from '@/features/order/coupon/draft-subject';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/couponChoose';

/** 选择优惠券: coupons for an order that is being confirmed. */
export default function CouponChoosePage() {
  const { draftId = '' } = useParams(ROUTE);
  const list = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/coupons', { draftId }),
    enabled: draftId !== '',
    retry: false,
  });
  const isSubmitted = hasCode(list.error, STATE_CHANGED);
  return (
    <Page
      route={ROUTE}
      subject={draftSubject}
      isMissing={draftId === ''}
      queries={isSubmitted ? [] : [list]}
      skeleton={<Skeleton variant="feed" count={4} />}
    >
      {() => (isSubmitted || !list.data ? <Submitted /> : <CouponChoiceScreen draftId={draftId} list={list.data} />)}
    </Page>
  );
}

/** The order was submitted, so its coupons can no longer be chosen. */
function Submitted() {
  return (
    <EmptyState
      type="order"
      title={t`订单已提交，优惠券不可更改`}
      desc={t`可在我的订单中查看和支付`}
      btnText={t`查看我的订单`}
      onAction={() => redirect('/pagesOrder/order/index', {})}
    />
  );
}
