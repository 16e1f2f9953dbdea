import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS } from '@/features/campaign/packet/editions';
import { FestivalEntry } from '@/features/campaign/packet/festival-entry';
import { CAMPAIGN } from '@/features/campaign/packet/packet-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/redPackage/enterPage';

/** 节日红包: the form under the picture of the festival. */
export default function FestivalPacketPage() {
  const { slug = EDITIONS.festival.slug } = useParams(ROUTE);
  const campaign = useQuery(apiQuery(CAMPAIGN, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[campaign]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => campaign.data && <FestivalEntry data={campaign.data} />}
    </Page>
  );
}
