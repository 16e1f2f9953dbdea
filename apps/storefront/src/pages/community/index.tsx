import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { TabKeyData } from '@voltfront/contract';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, queryClient } from '@/api';
import { FEED } from '@/features/community/community-cache';
import { BANNERS } from '@/features/community/feed/banners';
import { CommunityFeed } from '@/features/community/feed/community-feed';
import { FeedBar } from '@/features/community/feed/feed-bar';
import type { FeedHandle } from '@/features/community/feed/feed-panel';
import { hasKeptFeed } from '@/features/community/feed/kept-feed';
import { useTabScroll } from '@/features/community/feed/use-tab-scroll';
import { useOwnView } from '@/features/community/use-own-view';
import { ensureLogin, useParams } from '@/navigation';
import { Page } from '@/page';
import { isLoggedIn } from '@/session';
import { lazySheet, Skeleton } from '@/ui';

const ROUTE = '/';
const SearchSheet = lazySheet(() => import('@/features/search/search-sheet').then((file) => file.SearchSheet));
const WritingSheet = lazySheet(() => import('@/features/writing/writing-sheet').then((file) => file.WritingSheet));
const TABS = 'GET /api/mpmkt/v1/community/tabs';

/** 社区: the home of the app. */
export default function CommunityPage() {
  const tabs = useQuery(apiQuery(TABS));
  const { tab: wanted, writings } = useParams(ROUTE);
  const [isSearching, setSearching] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [chosen, setChosen] = useState<TabKeyData>();
  const handle = useRef<FeedHandle | null>(null);
  useOwnView([FEED, 'GET /api/mpmkt/v1/community/welfareBubble']);

  // A message about an own article leads here.
  useEffect(() => {
    if (writings && isLoggedIn()) setWriting(true);
  }, [writings]);

  const [canShowKept] = useState(() => hasKeptFeed('recommend'));
  // Until the tabs are known, and while they cannot be had, the first of them shows what it showed last.
  const known = tabs.data ?? (canShowKept ? [{ key: 'recommend' as const, label: t`推荐` }] : undefined);
  const items = known ?? [];
  const active = chosen ?? (items.find(({ key }) => key === wanted) ?? items[0])?.key ?? 'recommend';
  const leave = useTabScroll(active);
  const choose = (next: TabKeyData) => {
    leave(active);
    setChosen(next);
  };
  const refresh = () =>
    Promise.all([
      tabs.refetch(),
      active === 'recommend' && queryClient.refetchQueries({ queryKey: [BANNERS] }),
      handle.current?.refresh(),
    ]);

  return (
    <Page
      route={ROUTE}
      // Tabs change so rarely that returning to the page does not ask for them again.
      queries={[{ ...tabs, data: known, error: known ? null : tabs.error, keepsOnReturn: true }]}
      navBar={
        <FeedBar
          tabs={items}
          active={active}
          onChange={choose}
          onSearch={() => setSearching(true)}
          onWrite={() => ensureLogin() && setWriting(true)}
        />
      }
      onRefresh={refresh}
      onReachBottom={() => handle.current?.loadMore()}
      skeleton={<Skeleton variant="feed" count={6} />}
    >
      {() => (
        <>
          <CommunityFeed tabs={items} active={active} handle={handle} />
          <WritingSheet isOpen={isWriting} onClose={() => setWriting(false)} />
          <SearchSheet isOpen={isSearching} onClose={() => setSearching(false)} />
        </>
      )}
    </Page>
  );
}
