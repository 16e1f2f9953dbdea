import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { BoxScreen } from '@/features/draw/box-screen';
import { DRAW } from '@/features/draw/draw-cache';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/blindBox/index';

/** 盲盒: the series that runs, or the one of the address. */
export default function BlindBoxPage() {
  const { id: slug = 'blind-box' } = useParams(ROUTE);
  const draw = useQuery(apiQuery(DRAW, { slug }));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[draw]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => draw.data && <BoxScreen draw={draw.data} />}
    </Page>
  );
}
