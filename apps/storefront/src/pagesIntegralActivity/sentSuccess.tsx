import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { landingAddress } from '@/features/campaign/packet/editions';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { SentScreen } from '@/features/campaign/packet/sent-screen';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/sentSuccess';

/** 红包已发出: the first edition. */
export default function PacketSentPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '' });
  const { data } = packet;
  const share = data && (() => packetCard(data, landingAddress('first', id)));
  return (
    <Page
      route={ROUTE}
      subject={packetSubject}
      isMissing={id === '' || data?.isOwn === false}
      queries={[packet]}
      {...(share && { share })}
    >
      {() => data && <SentScreen packet={data} edition="first" />}
    </Page>
  );
}
