import { t } from '@lingui/core/macro';
import { type MutableRefObject, useEffect, useState } from 'react';
import { useApiList } from '@/api';
import { MODEL_ARTICLES } from '@/features/community/community-cache';
import type { ArticleCardData } from '@/features/community/feed/arrange-feed';
import { ArticleCard } from '@/features/community/feed/article-card';
import { ListFooter } from '@/page';
import { EmptyState, SegmentedControl, Skeleton } from '@/ui';
import { BlockSection } from './block-section';
import styles from './model-articles.module.css';

/** What a page may ask of the articles on it. */
export interface ArticlesHandle {
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

export interface ModelArticlesProps {
  block: { blockId: string; title: string };
  modelId: string;
  topic: string | null;
  handle: MutableRefObject<ArticlesHandle | null>;
}

/** Articles in rows of two; the last one of an odd number stands alone. */
function pairsOf(cards: readonly ArticleCardData[]): ArticleCardData[][] {
  const pairs: ArticleCardData[][] = [];
  for (let at = 0; at < cards.length; at += 2) pairs.push(cards.slice(at, at + 2));
  return pairs;
}

/** Articles about a model in two columns, the newest or the most liked first. */
export function ModelArticles({ block, modelId, topic, handle }: ModelArticlesProps) {
  const [sort, setSort] = useState<'newest' | 'hottest'>('newest');
  const list = useApiList(MODEL_ARTICLES, { modelId, sort, ...(topic !== null && { topic }) });
  const { loadMore, refresh, items, state } = list;
  useEffect(() => {
    handle.current = { loadMore, refresh };
  });
  const seen = new Set<string>();
  const cards = items.filter(
    (card): card is ArticleCardData => card.kind === 'article' && !seen.has(card.cardId) && !!seen.add(card.cardId),
  );
  return (
    <BlockSection blockId={block.blockId} title={block.title}>
      <SegmentedControl
        label={t`排序`}
        items={[
          { key: 'newest', text: t`最新` },
          { key: 'hottest', text: t`最热` },
        ]}
        value={sort}
        onChange={setSort}
        className={styles.sort}
      />
      {cards.length === 0 && state.loading ? (
        <Skeleton variant="feed" count={2} />
      ) : (
        pairsOf(cards).map((pair) => (
          <div key={pair[0]?.cardId} className={styles.pair}>
            {pair.map((card) => (
              <ArticleCard key={card.cardId} card={card} />
            ))}
            {pair.length === 1 && <div className={styles.gap} />}
          </div>
        ))
      )}
      {!(cards.length === 0 && state.loading) && (
        <ListFooter
          list={list}
          empty={<EmptyState type="article" title={t`还没有相关文章`} desc={t`换个话题看看`} top={6} />}
        />
      )}
    </BlockSection>
  );
}
