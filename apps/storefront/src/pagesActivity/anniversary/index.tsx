import { useQuery } from '@tanstack/react-query';
import type { CollectLinkData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CardsScreen } from '@/features/collect/cards-screen';
import { COLLECT, LINK, LINKS } from '@/features/collect/collect-cache';
import { cardOf, cardOfLink } from '@/features/collect/collect-words';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/anniversary/index';

/** 周年庆: five cards make a word, and enter a draw. Before the start it leads to the page that warms up for it. */
export default function AnniversaryPage() {
  const { id: slug = 'anniversary', link: linkId = '' } = useParams(ROUTE);
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const friend = useQuery({ ...apiQuery(LINK, { linkId }), enabled: linkId !== '' });
  const [shared, setShared] = useState<CollectLinkData | null>(null);
  const { data } = collect;
  const links = useApiList(LINKS, { slug }, { enabled: Boolean(data?.own) });
  const isBefore = data?.campaign.state === 'announced' && data.warmUp !== null;
  useEffect(() => {
    if (isBefore) redirect('/pagesActivity/anniversary/prepare', { id: slug });
  }, [isBefore, slug]);
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[collect]}
      hasBottomBar
      onReachBottom={links.loadMore}
      {...(data && { share: () => (shared ? cardOfLink(data, shared) : cardOf(data, ROUTE)) })}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data && (
          <CardsScreen
            collect={data}
            friend={friend.data}
            links={links}
            share={cardOf(data, ROUTE)}
            shared={shared}
            onShare={setShared}
          />
        )
      }
    </Page>
  );
}
