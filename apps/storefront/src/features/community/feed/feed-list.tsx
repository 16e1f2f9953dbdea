import { memo } from 'react';
import { cx } from '@/ui';
import type { FeedRow } from './arrange-feed';
import { ArticleCard } from './article-card';
import { EventCard } from './event-card';
import styles from './feed.module.css';

export interface FeedListProps {
  rows: readonly FeedRow[];
  /** CSS class of a row that is new in the list. */
  arrival: (key: string) => string | undefined;
}

/** The cards of a tab. Rows outside the screen keep their room without being drawn. */
export const FeedList = memo(function FeedList({ rows, arrival }: FeedListProps) {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row.key} className={cx(styles.row, styles[row.kind], arrival(row.key))}>
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
