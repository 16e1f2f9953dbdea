import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { OFFERS } from '@/features/offer/offer-cache';
import { RightsScreen } from '@/features/offer/rights-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/rightsActivity/index';

/** 限时购车权益: rights of buyers by model. */
export default function RightsActivityPage() {
  const { id: slug = 'rights' } = useParams(ROUTE);
  const offers = useQuery(apiQuery(OFFERS, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[offers]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => offers.data && <RightsScreen offers={offers.data} />}
    </Page>
  );
}
