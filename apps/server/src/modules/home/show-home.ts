import type { ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { showFeed } from '../community';
import { listModels } from '../vehicle';
import { selectBanners, selectTeasers } from './home.repository';

type Home = ReplyOf<'GET /api/mpmkt/v1/home'>;

/** Teasers are announced so long (ms) before they begin. */
const AHEAD_MS = 7 * DAY_MS;
const ARTICLES = 3;

/** The latest articles; activities and votes of the feed have no place on the home page. */
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

/** The blocks of the home page. It is the same for everybody: nothing of the caller is looked at. */
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
