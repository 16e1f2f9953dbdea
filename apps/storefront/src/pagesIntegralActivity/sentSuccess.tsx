import { SentPage } from '@/features/campaign/packet/sent-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesIntegralActivity/sentSuccess';

/** 红包已发出: the first edition. */
export default function PacketSentPage() {
  const { id = '' } = useParams(ROUTE);
  return <SentPage route={ROUTE} edition="first" packetId={id} />;
}
