import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { DatedScreen } from '@/features/snap-up/dated-screen';
import { SALE } from '@/features/snap-up/snap-up-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/snapUpAugust/index';

/** 八月限时抢购: the sale that runs, or the one of the address. */
export default function SnapUpAugustPage() {
  const { id: slug = 'snap-up-august' } = useParams(ROUTE);

  const sale = useQuery(apiQuery(SALE, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[sale]} skeleton={<Skeleton variant="detail" />}>
      {() => sale.data && <DatedScreen sale={sale.data} />}
    </Page>
  );
}
