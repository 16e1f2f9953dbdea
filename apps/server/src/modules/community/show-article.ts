import type { ArticleData, FeedCardData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { modelName } from '../vehicle';
import { findVisibleArticle } from './community.policy';
import { presentAuthor, presentCard, shownState } from './community.presenter';
import { countView, findRelations } from './community.repository';
import { bookOnce } from './earn-for-article';
import { findCloseArticles, listCards } from './feed.repository';
import { withOwnMarks } from './show-feed';

const RELATED = 4;

/**
 * One article; counts a view if it is published.
 * @throws NOT_FOUND when it is deleted, unknown, or somebody else's under review
 */
export async function showArticle(ctx: Ctx, { articleId }: { articleId: string }): Promise<ArticleData> {
  const { article, author } = await findVisibleArticle(ctx, articleId);
  const isPublished = article.state === 'published';
  if (isPublished) await countView(ctx.db, articleId);
  const { actor } = ctx;
  if (actor && isPublished && article.authorId !== actor.accountId)
    await bookOnce(ctx, { accountId: actor.accountId, code: 'articleRead', ref: articleId });
  const relations = actor ? await findRelations(ctx.db, actor.accountId, articleId, author.authorId) : undefined;
  const { title, cover, blocks, topic, place, publishedAt, isCommentClosed } = article;
  return {
    articleId,
    state: shownState(article.state),
    title,
    cover,
    blocks,
    author: presentAuthor(ctx, author, relations?.followed ?? false),
    topic,
    modelId: article.modelId,
    modelName: article.modelId ? await modelName(ctx, article.modelId) : null,
    place,
    publishedAt,
    counts: {
      view: article.viewCount + (isPublished ? 1 : 0),
      like: article.likeCount,
      favourite: article.favouriteCount,
      comment: article.commentCount,
    },
    isLiked: relations?.liked ?? false,
    isFavourite: relations?.favourite ?? false,
    isOwn: article.authorId === actor?.accountId,
    isCommentClosed,
  };
}

/**
 * Up to four articles with the same topic or model, filled up with the newest.
 * @throws NOT_FOUND like `showArticle`
 */
export async function showRelated(ctx: Ctx, { articleId }: { articleId: string }): Promise<FeedCardData[]> {
  const { article } = await findVisibleArticle(ctx, articleId);
  const close = await findCloseArticles(ctx.db, article, RELATED + 1);
  const newest = await listCards(ctx.db, { rank: 'newest' }, { after: null, limit: RELATED * 3 });
  const candidates = [...close, ...newest.filter((row) => row.kind === 'article').map((row) => row.cardId)];
  const cardIds = [...new Set(candidates)].filter((id) => id !== articleId).slice(0, RELATED);
  if (cardIds.length === 0) return [];
  const rows = await listCards(ctx.db, { rank: 'newest', cardIds }, { after: null, limit: RELATED });
  const cards = await withOwnMarks(
    ctx,
    rows.map((row) => presentCard(ctx, row)).filter((card) => card !== null),
  );
  return cards.sort((a, b) => cardIds.indexOf(a.cardId) - cardIds.indexOf(b.cardId));
}
