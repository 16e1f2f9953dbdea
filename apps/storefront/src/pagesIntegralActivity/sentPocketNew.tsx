import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { EDITIONS } from '@/features/campaign/packet/editions';
import { CAMPAIGN } from '@/features/campaign/packet/packet-cache';
import { SendForm } from '@/features/campaign/packet/send-form';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/sentPocketNew';

/** 发好友红包: kind, cover, and who may open it. */
export default function SendNewPacketPage() {
  const { slug = EDITIONS.new.slug, skin = '' } = useParams(ROUTE);
  const campaign = useQuery(apiQuery(CAMPAIGN, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[campaign]} hasBottomBar>
      {() => campaign.data && <SendForm data={campaign.data} edition="new" skin={skin} />}
    </Page>
  );
}
