import { SECOND_MS } from '@voltfront/rules/time';
import { SentPage } from '@/features/campaign/packet/sent-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesIntegralActivity/sentSuccessNew';

/** The count of opened shares is read this often (ms). */
const POLL_MS = 15 * SECOND_MS;

/** 红包已发出: the new edition, with how many shares are open now. */
export default function NewPacketSentPage() {
  const { id = '' } = useParams(ROUTE);
  return <SentPage route={ROUTE} edition="new" packetId={id} pollMs={POLL_MS} />;
}
