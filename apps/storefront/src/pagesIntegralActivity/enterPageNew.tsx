import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS } from '@/features/campaign/packet/editions';
import { NewEntry } from '@/features/campaign/packet/new-entry';
import { CAMPAIGN } from '@/features/campaign/packet/packet-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesIntegralActivity/enterPageNew';

/** 好友积分红包: the new edition. */
export default function NewPacketEntryPage() {
  const { slug = EDITIONS.new.slug } = useParams(ROUTE);
  const campaign = useQuery(apiQuery(CAMPAIGN, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[campaign]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => campaign.data && <NewEntry data={campaign.data} />}
    </Page>
  );
}
