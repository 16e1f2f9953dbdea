import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { type CommunitySeed, seedCommunity } from './community-seed.repository';

const author = (authorId: string, isSuggested = true): CommunitySeed['authors'][number] => ({
  authorId,
  nickname: `作者${authorId}`,
  avatar: '/assets/avatars/person-01.webp',
  bio: '在路上',
  isOwner: true,
  isOfficial: false,
  isSuggested,
});

/** Fields of an article that a test can set. */
type ArticleOverrides = Partial<CommunitySeed['articles'][number]> & { isSelected?: boolean };

/** An article with its card, published `minutesAgo`. */
function articleSeed(now: number, id: string, minutesAgo: number, overrides: ArticleOverrides = {}) {
  const { isSelected = false, ...rest } = overrides;
  const publishedAt = now - minutesAgo * MINUTE_MS;
  const article: CommunitySeed['articles'][number] = {
    id,
    authorId: 'writer',
    state: 'published',
    title: `文章${id}`,
    summary: '摘要',
    cover: '/assets/covers/scene-dusk.webp',
    blocks: [{ kind: 'paragraph', text: '正文' }],
    topic: null,
    modelId: null,
    place: null,
    publishedAt,
    isCommentClosed: false,
    ...rest,
  };
  const card: CommunitySeed['cards'][number] = {
    cardId: id,
    kind: 'article',
    newestRank: publishedAt,
    recommendRank: publishedAt,
    isSelected,
    modelId: article.modelId ?? null,
    authorId: article.authorId,
    isVisible: article.state === 'published',
  };
  return { article, card };
}

/** Seeds 25 plain articles `a1` (newest) to `a25`, special ones, an activity and a vote. */
export async function seedTestCommunity(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const plain = Array.from({ length: 25 }, (_, i) =>
    articleSeed(now, `a${i + 1}`, (i + 1) * 10, {
      isSelected: i % 5 === 0,
      modelId: i % 4 === 0 ? 'YL01' : null,
      topic: i < 3 ? '在路上' : null,
      authorId: i % 2 === 0 ? 'writer' : 'other',
    }),
  );
  const special = [
    articleSeed(now, 'closed', 1000, { isCommentClosed: true }),
    articleSeed(now, 'reviewing', 1001, { state: 'reviewing' }),
    articleSeed(now, 'deleted', 1002, { state: 'deleted' }),
  ];
  const seeds = [...plain, ...special];
  const window = { startsAt: now - MINUTE_MS, endsAt: now + MINUTE_MS, cover: '/assets/covers/scene-city.webp' };
  const cardOf = (cardId: string, kind: string, rank: number) => {
    const plainCard = { isSelected: false, modelId: null, authorId: null, isVisible: true };
    return { cardId, kind, newestRank: rank, recommendRank: rank, ...plainCard };
  };
  await seedCommunity(ctx, {
    authors: [author('writer'), author('other'), author('hidden', false)],
    articles: seeds.map((seed) => seed.article),
    activities: [{ id: 'act', title: '露营', place: '杭州', joinedCount: 8, ...window }],
    votes: [{ id: 'vote', title: '选颜色', ballotCount: 99, ...window }],
    cards: [
      ...seeds.map((seed) => seed.card),
      cardOf('act', 'activity', now - 15 * MINUTE_MS),
      cardOf('vote', 'vote', now - 25 * MINUTE_MS),
    ],
    comments: [],
    likes: [],
    favourites: [],
    follows: [],
  });
}

/** Adds an article by an account, which becomes an author. */
export async function seedOwnArticle(ctx: Ctx, accountId: string, overrides: ArticleOverrides = {}): Promise<string> {
  const id = newId(ctx.now());
  const { article, card } = articleSeed(ctx.now(), id, 0, { ...overrides, authorId: accountId });
  const none = { activities: [], votes: [], comments: [], likes: [], favourites: [], follows: [] };
  await seedCommunity(ctx, { ...none, authors: [author(accountId, false)], articles: [article], cards: [card] });
  return id;
}
