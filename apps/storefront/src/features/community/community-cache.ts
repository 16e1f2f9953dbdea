import type { InfiniteData } from '@tanstack/react-query';
import type { ArticleData, CommentThreadData, FeedCardData } from '@voltfront/contract';
import { apiKey, type ItemOf, type ListKey, queryClient } from '@/api';

export const FEED = 'GET /api/mpmkt/v1/community/feed';
/** Articles about one model. */
export const MODEL_ARTICLES = 'GET /api/mpmkt/v1/community/modelArticles';
export const ARTICLE = 'GET /api/mpmkt/v1/community/article';
export const RELATED = 'GET /api/mpmkt/v1/community/article/related';
export const COMMENTS = 'GET /api/mpmkt/v1/community/comments';
export const THREAD = 'GET /api/mpmkt/v1/community/comment';
export const REPLIES = 'GET /api/mpmkt/v1/community/replies';
export const SUGGESTED = 'GET /api/mpmkt/v1/community/suggestedAuthors';

interface Part<Item> {
  items: Item[];
  nextCursor: string | null;
}

type Parts<K extends ListKey> = InfiniteData<Part<ItemOf<K>>, string | undefined>;

/** Changes every loaded part of a list, whatever its input, or only those whose input `fits`. */
export function updateLists<K extends ListKey>(
  key: K,
  update: (items: ItemOf<K>[], partIndex: number) => ItemOf<K>[],
  fits: (input: Readonly<Record<string, unknown>>) => boolean = () => true,
): void {
  queryClient.setQueriesData<Parts<K>>(
    { queryKey: ['list', key], predicate: ({ queryKey }) => fits((queryKey[2] ?? {}) as Record<string, unknown>) },
    (parts) =>
      parts && { ...parts, pages: parts.pages.map((part, at) => ({ ...part, items: update(part.items, at) })) },
  );
}

type ArticleCard = Extract<FeedCardData, { kind: 'article' }>;

/** Changes an article wherever it is shown as a card: in the tabs and among related articles. */
export function updateCards(articleId: string, update: (card: ArticleCard) => ArticleCard): void {
  const change = (card: FeedCardData) => (card.kind === 'article' && card.cardId === articleId ? update(card) : card);
  updateLists(FEED, (cards) => cards.map(change));
  updateLists(MODEL_ARTICLES, (cards) => cards.map(change));
  queryClient.setQueriesData<FeedCardData[]>({ queryKey: [RELATED] }, (cards) => cards?.map(change));
}

/** Changes the opened article. */
export function updateArticle(articleId: string, update: (article: ArticleData) => ArticleData): void {
  queryClient.setQueryData<ArticleData>(apiKey(ARTICLE, { articleId }), (article) => article && update(article));
}

/** Changes the comment of every open thread. */
export function updateThreads(update: (comment: CommentThreadData['comment']) => CommentThreadData['comment']): void {
  queryClient.setQueriesData<CommentThreadData>(
    { queryKey: [THREAD] },
    (thread) => thread && { ...thread, comment: update(thread.comment) },
  );
}

/** Changes the author of every article that is open. */
export function updateOpenArticles(update: (article: ArticleData) => ArticleData): void {
  queryClient.setQueriesData<ArticleData>({ queryKey: [ARTICLE] }, (article) => article && update(article));
}

/** Adds to an article's number of comments, on its page and its cards. */
export function addComments(articleId: string, change: number): void {
  const add = (count: number) => Math.max(0, count + change);
  updateArticle(articleId, (article) => ({
    ...article,
    counts: { ...article.counts, comment: add(article.counts.comment) },
  }));
  updateCards(articleId, (card) => ({ ...card, commentCount: add(card.commentCount) }));
}
