import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '@voltfront/rules/time';
import { apiQuery } from '@/api';
import { landingAddress } from '@/features/campaign/packet/editions';
import { PACKET } from '@/features/campaign/packet/packet-cache';
import { packetSubject } from '@/features/campaign/packet/packet-subject';
import { SentScreen } from '@/features/campaign/packet/sent-screen';
import { packetCard } from '@/features/campaign/packet/use-packet-share';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesIntegralActivity/sentSuccessNew';

/** The count of opened shares is read this often (ms). */
const POLL_MS = 15 * SECOND_MS;

/** 红包已发出: the new edition, with how many shares are open now. */
export default function NewPacketSentPage() {
  const { id = '' } = useParams(ROUTE);
  const packet = useQuery({ ...apiQuery(PACKET, { packetId: id }), enabled: id !== '', refetchInterval: POLL_MS });
  const { data } = packet;
  const share = data && (() => packetCard(data, landingAddress('new', id)));
  return (
    <Page
      route={ROUTE}
      subject={packetSubject}
      isMissing={id === '' || data?.isOwn === false}
      queries={[packet]}
      {...(share && { share })}
    >
      {() => data && <SentScreen packet={data} edition="new" />}
    </Page>
  );
}
