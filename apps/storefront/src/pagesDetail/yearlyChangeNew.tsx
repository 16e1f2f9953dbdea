import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { orderSubject } from '@/features/order/order-subject';
import { FreeChange } from '@/features/order/year/free-change';
import { YearClosed } from '@/features/order/year/year-closed';
import { isDecidable } from '@/features/order/year/year-words';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/yearlyChangeNew';

/** 年款变更 · 重新选配: the new model year chosen from scratch. */
export default function YearlyChangeNewPage() {
  const { orderNo = '' } = useParams(ROUTE);
  const query = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/year/versions', { orderNo }),
    enabled: orderNo !== '',
  });
  const { offer, versions = [] } = query.data ?? {};
  const open = versions.filter(({ isSoldOut }) => !isSoldOut);
  const versionId = (open.find(({ isEquivalent }) => isEquivalent) ?? open[0])?.versionId ?? '';
  const canChoose = offer !== undefined && isDecidable(offer) && versionId !== '';
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }),
    enabled: canChoose,
  });
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={canChoose ? [query, { ...config, keepsOnReturn: true }] : [query]}
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() => {
        if (!offer) return null;
        if (!canChoose) return <YearClosed offer={offer} />;
        return (
          config.data && <FreeChange offer={offer} versions={versions} config={config.data} reload={query.refetch} />
        );
      }}
    </Page>
  );
}
