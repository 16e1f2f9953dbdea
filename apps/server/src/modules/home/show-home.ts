import type { ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { showFeed } from '../community';
import { listModels } from '../vehicle';
import { selectBanners, selectTeasers } from './home.repository';

type Home = ReplyOf<'GET /api/mpmkt/v1/home'>;

/** How long (ms) before they start teasers are announced. */
const AHEAD_MS = 7 * DAY_MS;
const ARTICLES = 3;

/** The latest articles; the home page shows no activities and votes. */
async function latestArticles(ctx: Ctx): Promise<Home['articles']> {
  const { items } = await showFeed(ctx, { tab: 'newest', size: 12 });
  const articles = items.filter((card) => card.kind === 'article').slice(0, ARTICLES);
  return articles.map(({ cardId, title, cover, author, publishedAt, likeCount }) => ({
    articleId: cardId,
    title,
    cover,
    authorName: author.nickname,
    publishedAt,
    likeCount,
  }));
}

/** The blocks of the home page. The same for everybody, without personal data. */
export async function showHome(caller: Ctx): Promise<Home> {
  const ctx = { ...caller, actor: null };
  const now = ctx.now();
  return {
    banners: await selectBanners(ctx.db, now),
    models: await listModels(ctx, {}),
    teasers: await selectTeasers(ctx.db, now, now + AHEAD_MS),
    articles: await latestArticles(ctx),
  };
}
