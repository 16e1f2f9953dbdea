import { SentPage } from '@/features/campaign/packet/sent-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/redPackage/sentSuccess';

/** 红包已包好: the packet of the festival. */
export default function FestivalSentPage() {
  const { id = '' } = useParams(ROUTE);
  return <SentPage route={ROUTE} edition="festival" packetId={id} />;
}
