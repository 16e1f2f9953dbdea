import type { ArticleData, CommentData } from '@voltfront/contract';
import type { ArticleCardData, EventCardData } from './feed/arrange-feed';

const author = {
  authorId: 'author',
  nickname: '河西走廊的风',
  avatar: '/assets/avatars/1.webp',
  isOwner: true,
  isOfficial: false,
};

/** A card of an article, for tests. */
export const someCard = (cardId: string, part: Partial<ArticleCardData> = {}): ArticleCardData => ({
  kind: 'article',
  page: 'article',
  cardId,
  title: `文章 ${cardId}`,
  cover: '/assets/covers/place-alps.webp',
  summary: '摘要',
  author,
  publishedAt: 1_700_000_000_000,
  likeCount: 9,
  commentCount: 0,
  isLiked: false,
  topic: null,
  ...part,
});

/** A card of an activity of one day, for tests. */
export const someActivity = (cardId: string): EventCardData => ({
  kind: 'activity',
  cardId,
  title: `活动 ${cardId}`,
  cover: '/assets/covers/place-camp.webp',
  startsAt: 1_700_000_000_000,
  endsAt: 1_700_086_400_000,
  place: '上海',
  joinedCount: 3,
});

/** An article, for tests. */
export const someArticle = (part: Partial<ArticleData> = {}): ArticleData => ({
  articleId: 'a1',
  state: 'published',
  title: '河西走廊七天',
  cover: '/assets/covers/scene-desert.webp',
  blocks: [{ kind: 'paragraph', text: '从兰州出发' }],
  author: { ...author, bio: '', isFollowed: false },
  topic: null,
  modelId: null,
  modelName: null,
  place: null,
  publishedAt: 1_700_000_000_000,
  counts: { view: 1, like: 9, favourite: 0, comment: 1 },
  isLiked: false,
  isFavourite: false,
  isOwn: false,
  isCommentClosed: false,
  ...part,
});

/** A comment without replies, for tests. */
export const someComment = (commentId: string, text: string): CommentData => ({
  commentId,
  author,
  replyTo: null,
  text,
  createdAt: 1_700_000_000_000,
  likeCount: 0,
  isLiked: false,
  isOwn: false,
  replyCount: 0,
  replies: [],
});

interface Reply {
  code?: string;
  data?: unknown;
}

/** Answers calls by a part of their address, as the server would. Later entries do not matter once one fits. */
export function serveByAddress(
  replies: Readonly<Record<string, Reply | (() => Reply | Promise<Reply>)>>,
  stub: (fetch: (url: string, init: RequestInit) => Promise<Response>) => void,
): { url: string; body: unknown }[] {
  const seen: { url: string; body: unknown }[] = [];
  stub(async (url, init) => {
    seen.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const found = Object.entries(replies).find(([part]) => url.includes(part))?.[1] ?? {};
    const { code = '000000', data = null } = typeof found === 'function' ? await found() : found;
    return new Response(JSON.stringify({ code, data, message: code === '000000' ? '' : '不行' }));
  });
  return seen;
}
