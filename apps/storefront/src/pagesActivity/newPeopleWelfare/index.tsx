import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { GiftScreen } from '@/features/offer/gift-screen';
import { OFFERS } from '@/features/offer/offer-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/newPeopleWelfare/index';

/** 新人福利: gifts for accounts up to 30 days old. */
export default function NewPeopleWelfarePage() {
  const { id: slug = 'new-people' } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[offers]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => offers.data && <GiftScreen offers={offers.data} />}
    </Page>
  );
}
