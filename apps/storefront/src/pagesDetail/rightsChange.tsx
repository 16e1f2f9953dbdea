import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { RightsScreen } from '@/features/order/rights/rights-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/rightsChange';

/** 权益变更: other benefits for an order, one of each group. */
export default function RightsChangePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({ ...apiQuery('GET /api/mporder/v1/order/rights', { orderNo }), enabled: orderNo !== '' });
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="feed" count={3} />}
    >
      {() => query.data && <RightsScreen rights={query.data} reload={query.refetch} />}
    </Page>
  );
}
