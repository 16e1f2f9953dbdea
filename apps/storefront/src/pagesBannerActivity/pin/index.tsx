import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { AlbumScreen } from '@/features/collect/album-screen';
import { COLLECT } from '@/features/collect/collect-cache';
import { cardOf } from '@/features/collect/collect-words';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/pin/index';

/** 徽章收藏: pins of cars, towns and feasts. */
export default function PinPage() {
  const { id: slug = 'pin' } = useParams(ROUTE);
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const { data } = collect;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[collect]}
      hasBottomBar
      {...(data && { share: () => cardOf(data, ROUTE) })}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && <AlbumScreen collect={data} share={cardOf(data, ROUTE)} />}
    </Page>
  );
}
