import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { ChestScreen } from '@/features/offer/chest-screen';
import { OFFERS } from '@/features/offer/offer-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/treasureBox';

/** 宝箱: chests of four levels that open on the way. */
export default function TreasureBoxPage() {
  const { id: slug = 'treasure' } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[offers]} skeleton={<Skeleton variant="detail" />}>
      {() => offers.data && <ChestScreen offers={offers.data} />}
    </Page>
  );
}
