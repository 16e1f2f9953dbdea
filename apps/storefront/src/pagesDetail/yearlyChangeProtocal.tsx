import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { ChangeClosed } from '@/features/order/change/change-closed';
import { orderSubject } from '@/features/order/order-subject';
import { ProtocolScreen } from '@/features/order/year/protocol-screen';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/yearlyChangeProtocal';

/** 年款变更协议: what the change to the new model year means, to be read to its end and signed. */
export default function YearlyChangeProtocolPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/year/protocol', { orderNo }),
    enabled: orderNo !== '',
  });
  const protocol = query.data;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={[query]}
      skeleton={<Skeleton variant="text" count={6} />}
    >
      {() =>
        protocol?.state === 'none' ? (
          <ChangeClosed
            title={t`没有待签署的变更`}
            reason={t`请先选择新年款的配置`}
            btnText={t`去选择年款`}
            onAction={() => redirect('/pagesDetail/yearlyChoose', { orderNo })}
          />
        ) : (
          protocol && <ProtocolScreen protocol={protocol} reload={query.refetch} />
        )
      }
    </Page>
  );
}
