import { useQuery } from '@tanstack/react-query';
import type { CollectLinkData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { COLLECT, LINK, LINKS } from '@/features/collect/collect-cache';
import { cardOf, cardOfLink } from '@/features/collect/collect-words';
import { GiftScreen } from '@/features/collect/gift-screen';
import { linkSubject } from '@/features/collect/link-subject';
import { SendScreen } from '@/features/collect/send-screen';
import { useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesBannerActivity/pin/send';

/** 赠送徽章: choosing a pin for a friend; or, with a gift, taking it. */
export default function PinSendPage() {
  const { id: slug = 'pin', gift, item } = useParams(ROUTE);
  return gift ? <Gift slug={slug} linkId={gift} /> : <Send slug={slug} first={item} />;
}

function Send({ slug, first }: { slug: string; first: string | undefined }) {
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const links = useApiList(LINKS, { slug });
  const [shared, setShared] = useState<CollectLinkData | null>(null);
  const { data } = collect;
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[collect]}
      hasBottomBar
      onReachBottom={links.loadMore}
      {...(data && {
        share: () => (shared ? cardOfLink(data, shared) : cardOf(data, '/pagesBannerActivity/pin/index')),
      })}
    >
      {() => data && <SendScreen collect={data} links={links} first={first} shared={shared} onShare={setShared} />}
    </Page>
  );
}

function Gift({ slug, linkId }: { slug: string; linkId: string }) {
  const link = useQuery(apiQuery(LINK, { linkId }));
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const { data } = link;
  const card = data && collect.data && cardOfLink(collect.data, data.link);
  return (
    <Page
      route={ROUTE}
      subject={linkSubject}
      queries={[link, collect]}
      hasBottomBar
      {...(card && { share: () => card })}
    >
      {() => data && card && <GiftScreen data={data} share={card} />}
    </Page>
  );
}
