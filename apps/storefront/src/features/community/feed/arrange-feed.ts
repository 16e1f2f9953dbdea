import type { FeedCardData } from '@voltfront/contract';

export type ArticleCardData = Extract<FeedCardData, { kind: 'article' }>;
export type EventCardData = Exclude<FeedCardData, { kind: 'article' }>;

/** A row of the feed: a large card, two cards side by side, or an activity or vote. */
export type FeedRow =
  | { kind: 'large'; key: string; card: ArticleCardData }
  | { kind: 'pair'; key: string; cards: readonly [ArticleCardData, ArticleCardData] }
  | { kind: 'event'; key: string; card: EventCardData };

/** Rows of two between large cards. */
const PAIRS_BETWEEN = 2;

/**
 * Lays cards out like a magazine: a large card, two rows of two, a large card again; activities and votes have the full
 * width. Rows never change when more cards follow: an article without a neighbour waits for the next part of the list,
 * and is large only at its end. A card that two pages contain (the feed moved between the requests) is shown once.
 */
export function arrangeFeed(cards: readonly FeedCardData[], hasMore: boolean): FeedRow[] {
  const rows: FeedRow[] = [];
  const seen = new Set<string>();
  let waiting: ArticleCardData | null = null;
  let pairs = PAIRS_BETWEEN;
  for (const card of cards) {
    const key = `${card.kind}:${card.cardId}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (card.kind !== 'article') rows.push({ kind: 'event', key, card });
    else if (waiting) {
      rows.push({ kind: 'pair', key: waiting.cardId, cards: [waiting, card] });
      waiting = null;
      pairs += 1;
    } else if (pairs >= PAIRS_BETWEEN) {
      rows.push({ kind: 'large', key, card });
      pairs = 0;
    } else waiting = card;
  }
  if (waiting && !hasMore) rows.push({ kind: 'large', key: waiting.cardId, card: waiting });
  return rows;
}
