import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { ChangeClosed } from '@/features/order/change/change-closed';
import { orderSubject } from '@/features/order/order-subject';
import { MappedChange } from '@/features/order/year/mapped-change';
import { YearClosed } from '@/features/order/year/year-closed';
import { isDecidable } from '@/features/order/year/year-words';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/yearlyChange';

/** 年款变更: the order in the new model year, with equivalents taken over in one step. */
export default function YearlyChangePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const offer = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/year/offer', { orderNo }),
    enabled: orderNo !== '',
  });
  const canMap = offer.data !== undefined && isDecidable(offer.data) && offer.data.change.versionName !== null;
  const preview = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/year/preview', { orderNo, way: 'mapped' }),
    enabled: canMap,
  });
  const reload = () => Promise.all([offer.refetch(), canMap && preview.refetch()]);
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      queries={canMap ? [offer, preview] : [offer]}
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() => {
        if (!offer.data) return null;
        if (!isDecidable(offer.data)) return <YearClosed offer={offer.data} />;
        if (!canMap) {
          return (
            <ChangeClosed
              title={t`没有对应的新年款版本`}
              reason={t`您的版本在新年款中没有等效配置，可重新选配`}
              btnText={t`重新选配`}
              onAction={() => redirect('/pagesDetail/yearlyChangeNew', { orderNo })}
            />
          );
        }
        return preview.data && <MappedChange offer={offer.data} preview={preview.data} reload={reload} />;
      }}
    </Page>
  );
}
