import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { useReceivers } from '@/features/campaign/packet/receiver-list';
import { RoundDetail } from '@/features/campaign/packet/round-screens';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { currentAddress, useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesCommunity/redPacket/packetDetail';

/** 红包详情 of a round: who got what. */
export default function RoundDetailPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const { data } = packet;
  const list = useReceivers(id, data !== undefined);
  const share = data && (() => packetCard(data, currentAddress()));
  return (
    <Page
      route={ROUTE}
      subject={packetSubject}
      isMissing={id === ''}
      queries={[packet]}
      onRefresh={() => Promise.all([packet.refetch(), list.refresh()])}
      onReachBottom={list.loadMore}
      {...(share && { share })}
    >
      {() => data && <RoundDetail packet={data} list={list} />}
    </Page>
  );
}
