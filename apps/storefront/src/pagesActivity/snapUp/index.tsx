import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { MarketScreen } from '@/features/snap-up/market-screen';
import { SALE } from '@/features/snap-up/snap-up-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/snapUp/index';

/** 限时抢购: the sale that runs, or the one of the address. */
export default function SnapUpPage() {
  const { id, snapUpId } = useParams(ROUTE);
  const slug = id ?? snapUpId ?? 'snap-up';
  const sale = useQuery(apiQuery(SALE, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[sale]} skeleton={<Skeleton variant="detail" />}>
      {() => sale.data && <MarketScreen sale={sale.data} />}
    </Page>
  );
}
