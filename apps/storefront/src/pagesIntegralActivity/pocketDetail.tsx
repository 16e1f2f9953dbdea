import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DetailScreen } from '@/features/campaign/packet/detail-screen';
import { EDITIONS, landingAddress } from '@/features/campaign/packet/editions';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { useReceivers } from '@/features/campaign/packet/receiver-list';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/pocketDetail';

/** 红包详情 of both editions, and what a shared link opens: the envelope, and then who got what. */
export default function PocketDetailPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const { data } = packet;
  const list = useReceivers(id, data !== undefined);
  const edition = data?.slug === EDITIONS.first.slug ? 'first' : 'new';
  const share = data && (() => packetCard(data, landingAddress(edition, id)));
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
      {() => data && <DetailScreen packet={data} edition={edition} list={list} canOpen />}
    </Page>
  );
}
