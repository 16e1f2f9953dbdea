import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { GiftDetail } from '@/features/offer/gift-detail';
import { OFFERS } from '@/features/offer/offer-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/newPeopleWelfare/detail';

/** 福利详情: one gift of the campaign of the address; the first one without. */
export default function GiftDetailPage() {
  const { id: slug = 'new-people', giftId } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  const { data } = offers;
  const offer = data?.offers.find(({ prizeId }) => giftId === undefined || prizeId === giftId);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      isMissing={data !== undefined && !offer}
      queries={[offers]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && offer && <GiftDetail offers={data} offer={offer} />}
    </Page>
  );
}
