import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { ChangeClosed } from '@/features/order/change/change-closed';
import { VersionSwitch } from '@/features/order/change/version-switch';
import { orderSubject } from '@/features/order/order-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/car/versionSwitching';

/** 切换版本: another version of the same model for an order that is not locked. */
export default function VersionSwitchingPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/configuration/versions', { orderNo }),
    enabled: orderNo !== '',
  });
  const { order, refusal, versions } = query.data ?? {};
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="feed" count={3} />}
    >
      {() =>
        refusal ? (
          <ChangeClosed title={t`暂不可切换版本`} reason={refusal.reason} />
        ) : (
          order && versions && <VersionSwitch order={order} versions={versions} reload={query.refetch} />
        )
      }
    </Page>
  );
}
