import { useQuery } from '@tanstack/react-query';
import { apiQuery, useServerNow } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { FinalScreen } from '@/features/payment/final/final-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/payInfo';

/** 支付尾款 */
export default function FinalPaymentPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const final = useQuery({ ...apiQuery('GET /api/mporder/v1/order/final', { orderNo }), enabled: orderNo !== '' });
  const now = useServerNow();
  const { data } = final;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[final]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && <FinalScreen final={data} now={now} reload={final.refetch} />}
    </Page>
  );
}
