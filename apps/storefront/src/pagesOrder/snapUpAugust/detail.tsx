import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CarScreen } from '@/features/snap-up/car-screen';
import { CAR } from '@/features/snap-up/snap-up-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesOrder/snapUpAugust/detail';

/** 抢购详情: one car of 八月限时抢购. */
export default function SnapUpAugustDetailPage() {
  const { id: slug = 'snap-up-august', code = '' } = useParams(ROUTE);
  const car = useQuery(apiQuery(CAR, { slug, code }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      isMissing={code === ''}
      queries={[car]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => car.data && <CarScreen detail={car.data} />}
    </Page>
  );
}
