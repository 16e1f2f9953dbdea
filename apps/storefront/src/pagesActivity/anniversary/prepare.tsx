import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { COLLECT } from '@/features/collect/collect-cache';
import { cardOf } from '@/features/collect/collect-words';
import { PrepareScreen } from '@/features/collect/prepare-screen';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/anniversary/prepare';

/** 周年庆预热: before the start of the anniversary. Once it has begun the page leads there. */
export default function AnniversaryPreparePage() {
  const { id: slug = 'anniversary-next' } = useParams(ROUTE);
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const { data } = collect;
  const hasBegun = data !== undefined && data.campaign.state !== 'announced';
  useEffect(() => {
    if (hasBegun) redirect('/pagesActivity/anniversary/index', { id: slug });
  }, [hasBegun, slug]);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[collect]}
      hasBottomBar
      {...(data && { share: () => cardOf(data, ROUTE) })}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && <PrepareScreen collect={data} share={cardOf(data, ROUTE)} />}
    </Page>
  );
}
