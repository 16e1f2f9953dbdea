import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DetailScreen } from '@/features/campaign/packet/detail-screen';
import { landingAddress } from '@/features/campaign/packet/editions';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { useReceivers } from '@/features/campaign/packet/receiver-list';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesActivity/redPackage/pocketDetail';

/** 红包详情: for the sender and those who opened the packet. */
export default function FestivalDetailPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const list = useReceivers(id, id !== '');
  const { data } = packet;
  const share = data && (() => packetCard(data, landingAddress('festival', id)));
  return (
    <Page
      route={ROUTE}
      subject={packetSubject}
      isMissing={id === ''}
      queries={[packet, list]}
      onReachBottom={list.loadMore}
      {...(share && { share })}
    >
      {() => data && <DetailScreen packet={data} edition="festival" list={list} />}
    </Page>
  );
}
