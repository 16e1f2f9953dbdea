import { useQuery } from '@tanstack/react-query';
import { apiQuery, useApiList } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { ROUNDS_SLUG } from '@/features/campaign/packet/editions';
import { RECEIVED, TOTALS } from '@/features/campaign/packet/packet-cache';
import { MyRounds } from '@/features/campaign/packet/round-screens';
import { Page } from '@/page';

/** 我的红包: what the person got in all rounds. */
export default function MyRoundsPage() {
  const totals = useQuery(apiQuery(TOTALS, { slug: ROUNDS_SLUG, by: 'month' }));
  const list = useApiList(RECEIVED, { slug: ROUNDS_SLUG });
  return (
    <Page
      route="/pagesCommunity/redPacket/myPacket"
      subject={campaignSubject}
      queries={[totals]}
      onRefresh={() => Promise.all([totals.refetch(), list.refresh()])}
      onReachBottom={list.loadMore}
    >
      {() => totals.data && <MyRounds list={list} totals={totals.data.items} />}
    </Page>
  );
}
