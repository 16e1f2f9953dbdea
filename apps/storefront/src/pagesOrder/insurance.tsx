import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';
import { InsuranceScreen } from '@/features/insurance/insurance-screen';
import { orderSubject } from '@/features/order/order-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/insurance';
/** Pause between two looks while a quote is waited for. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

/** 车险服务: insurer, quote and policy of an order, or a policy of the customer's own. */
export default function InsurancePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const insurance = useQuery({
    ...apiQuery('GET /api/mporder/v1/insurance', { orderNo }),
    enabled: orderNo !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'quoting' ? LOOK_EVERY_MS : false),
  });
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[insurance]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => insurance.data && <InsuranceScreen insurance={insurance.data} />}
    </Page>
  );
}
