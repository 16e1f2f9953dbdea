import { ConfirmPage } from '@/features/snap-up/confirm-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesOrder/snapUpAugust/confirm';

/** 抢购确认: the order form of the car that is held. */
export default function SnapUpAugustConfirmPage() {
  const { id = 'snap-up-august', code = '' } = useParams(ROUTE);
  return <ConfirmPage route={ROUTE} slug={id} code={code} />;
}
