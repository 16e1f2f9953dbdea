import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { ROUNDS_SLUG } from '@/features/campaign/packet/editions';
import { ROUNDS } from '@/features/campaign/packet/packet-cache';
import { RoundsScreen } from '@/features/campaign/packet/rounds-screen';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

/** 社区红包: rounds of points that the brand gives. */
export default function RoundsPage() {
  const rounds = useQuery(apiQuery(ROUNDS, { slug: ROUNDS_SLUG }));
  return (
    <Page
      route="/pagesCommunity/redPacket/index"
      subject={campaignSubject}
      queries={[rounds]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => rounds.data && <RoundsScreen rounds={rounds.data} />}
    </Page>
  );
}
