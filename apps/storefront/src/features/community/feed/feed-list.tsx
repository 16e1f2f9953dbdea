import type { FeedCardData } from '@voltfront/contract';
import { memo, useMemo } from 'react';
import { arrangeFeed, type FeedRow } from './arrange-feed';
import { ArticleCard } from './article-card';
import { EventCard } from './event-card';
import styles from './feed.module.css';

export interface FeedListProps {
  cards: readonly FeedCardData[];
  /** More cards are to come. */
  hasMore: boolean;
}

/** The cards of a tab. Rows outside the screen keep their room without being drawn. */
export const FeedList = memo(function FeedList({ cards, hasMore }: FeedListProps) {
  const rows = useMemo(() => arrangeFeed(cards, hasMore), [cards, hasMore]);
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row.key} className={`${styles.row} ${styles[row.kind]}`}>
          <Row row={row} />
        </div>
      ))}
    </div>
  );
});

function Row({ row }: { row: FeedRow }) {
  if (row.kind === 'event') return <EventCard card={row.card} />;
  if (row.kind === 'large') return <ArticleCard card={row.card} large />;
  return (
    <>
      {row.cards.map((card) => (
        <ArticleCard key={card.cardId} card={card} />
      ))}
    </>
  );
}
