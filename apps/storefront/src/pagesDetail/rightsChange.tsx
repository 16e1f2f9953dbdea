import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { isOrderMissing, MissingOrder } from '@/features/order/change/missing-order';
import { RightsScreen } from '@/features/order/rights/rights-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/rightsChange';

/** 权益变更: other benefits for an order, one of each group. */
export default function RightsChangePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({ ...apiQuery('GET /api/mporder/v1/order/rights', { orderNo }), enabled: orderNo !== '' });
  if (isOrderMissing(orderNo, query)) {
    return (
      <Page route={ROUTE}>
        <MissingOrder />
      </Page>
    );
  }
  return (
    <Page route={ROUTE} queries={[query]} skeleton={<Skeleton variant="feed" count={3} />}>
      {() => query.data && <RightsScreen rights={query.data} reload={query.refetch} />}
    </Page>
  );
}
