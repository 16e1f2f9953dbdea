import type { TabKeyData } from '@voltfront/contract';
import { failureTexts } from '@voltfront/contract/error-reactions';
import { type MutableRefObject, type ReactNode, useEffect, useMemo } from 'react';
import { type ApiList, type ItemOf, useApiList } from '@/api';
import { ListFooter, useArrivals } from '@/page';
import { translate } from '@/session';
import { cx, Skeleton, toast } from '@/ui';
import { FEED } from '../community-cache';
import { arrangeFeed } from './arrange-feed';
import styles from './feed.module.css';
import { FeedList } from './feed-list';
import { useKeptFeed } from './kept-feed';
import { OfflineNotice } from './offline-notice';

/** Actions of the page on the visible tab's list. */
export interface FeedHandle {
  refresh: () => Promise<unknown>;
  loadMore: () => void;
}

export type FeedOfTab = ApiList<ItemOf<typeof FEED>>;

export interface FeedPanelProps {
  tab: TabKeyData;
  label: string;
  isActive: boolean;
  /** Set while this is the visible tab. */
  handle: MutableRefObject<FeedHandle | null>;
  /** Above the cards. */
  head?: ReactNode;
  /** Shown instead of cards when the list is empty. */
  empty?: (feed: FeedOfTab) => ReactNode;
}

/** One tab: its list stays while another is shown. */
export function FeedPanel({ tab, label, isActive, handle, head, empty }: FeedPanelProps) {
  const feed = useApiList(FEED, { tab });
  useHandle(feed, isActive, handle);
  const { items, state } = feed;
  const cards = useKeptFeed(tab, items, feed.data !== undefined);
  const rows = useMemo(() => arrangeFeed(cards, state.more), [cards, state.more]);
  const arrival = useArrivals(rows.map(({ key }) => key));
  const isFirstLoad = cards.length === 0 && state.loading;
  return (
    <div className={cx(styles.panel, !isActive && styles.hidden)} role="tabpanel" aria-label={label}>
      {cards.length > 0 && <OfflineNotice />}
      {head}
      {isFirstLoad ? (
        <Skeleton variant="feed" count={4} className={styles.skeleton} />
      ) : (
        <>
          <FeedList rows={rows} arrival={arrival} />
          <ListFooter list={feed} empty={empty?.(feed)} />
        </>
      )}
    </div>
  );
}

function useHandle(feed: FeedOfTab, isActive: boolean, handle: MutableRefObject<FeedHandle | null>): void {
  const { refresh, loadMore } = feed;
  useEffect(() => {
    if (isActive) handle.current = { refresh: () => refresh().then(tellFailure), loadMore };
  });
}

/** A refresh that fails leaves the cards as they are and says so. */
function tellFailure(result: unknown): void {
  const { error, data } = result as { error: unknown; data: unknown };
  if (error && data !== undefined) toast(translate(failureTexts.network));
}
