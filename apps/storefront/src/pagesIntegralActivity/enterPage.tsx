import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS } from '@/features/campaign/packet/editions';
import { FirstEntry } from '@/features/campaign/packet/entry-screen';
import { CAMPAIGN } from '@/features/campaign/packet/packet-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesIntegralActivity/enterPage';

/** 积分红包: the first edition. */
export default function PacketEntryPage() {
  const { slug = EDITIONS.first.slug } = useParams(ROUTE);
  const campaign = useQuery(apiQuery(CAMPAIGN, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[campaign]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => campaign.data && <FirstEntry data={campaign.data} />}
    </Page>
  );
}
