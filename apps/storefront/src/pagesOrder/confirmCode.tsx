import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { PickupScreen } from '@/features/pickup/pickup-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/confirmCode';
/** Pause between two looks whether staff scanned the code. */
const LOOK_EVERY_MS = 4 * SECOND_MS;

/** 提车码: what is missing before the pickup, the code for staff, and the confirmation of the handover. */
export default function ConfirmCodePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const pickup = useQuery({
    ...apiQuery('GET /api/mporder/v1/pickup', { orderNo }),
    enabled: orderNo !== '',
    refetchInterval: ({ state }) =>
      state.data?.state === 'ready' || state.data?.state === 'scanned' ? LOOK_EVERY_MS : false,
  });
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[pickup]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => pickup.data && <PickupScreen pickup={pickup.data} />}
    </Page>
  );
}
