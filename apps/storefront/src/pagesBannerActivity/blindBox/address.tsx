import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { useAreas } from '@/features/address/use-areas';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { COLLECTION } from '@/features/draw/draw-cache';
import { ParcelScreen } from '@/features/draw/parcel-screen';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState } from '@/ui';

const ROUTE = '/pagesBannerActivity/blindBox/address';

/** 填写收货地址: sends chosen figures in one parcel. */
export default function BlindBoxAddressPage() {
  const { id: slug = 'blind-box', awards = '' } = useParams(ROUTE);
  const collection = useQuery(apiQuery(COLLECTION, { slug }));
  const book = useQuery(apiQuery('GET /api/mpaccount/v1/addresses'));
  const areas = useAreas();
  const wanted = awards.split(',').filter(Boolean);
  const free = new Set(collection.data?.figures.flatMap((figure) => figure.free.map(({ awardId }) => awardId)));
  const awardIds = wanted.filter((awardId) => free.has(awardId));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      isMissing={wanted.length === 0}
      queries={[collection, book, areas]}
      hasBottomBar
    >
      {() =>
        collection.data &&
        areas.data &&
        (awardIds.length > 0 ? (
          <ParcelScreen
            collection={collection.data}
            awardIds={awardIds}
            address={book.data?.items[0]}
            areas={areas.data}
          />
        ) : (
          <EmptyState
            type="record"
            title={t`已提交发货申请`}
            desc={t`物流和收货地址可在开盒记录中查看`}
            btnText={t`我的盲盒`}
            onAction={() => redirect('/pagesBannerActivity/blindBox/mine', { id: slug })}
          />
        ))
      }
    </Page>
  );
}
