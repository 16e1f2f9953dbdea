import type { CommentThreadData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { type CommentRow, findComment, listComments, listFirstReplies, listReplies } from './comment.repository';
import { findVisibleArticle } from './community.policy';
import { presentComment, presentReply } from './community.presenter';
import { findLiked } from './community.repository';
import { communityTexts } from './community.texts';

async function likedOf(ctx: Ctx, rows: readonly CommentRow[]): Promise<Set<string>> {
  if (!ctx.actor) return new Set();
  const ids = rows.map((row) => row.comment.id);
  return findLiked(ctx.db, ctx.actor.accountId, 'comment', ids);
}

/**
 * Comments of an article, each with its first two replies: at most four queries per page.
 * @throws NOT_FOUND when the caller cannot see the article, BAD_INPUT for a forged cursor
 */
export async function showComments(
  ctx: Ctx,
  query: QueryOf<'GET /api/mpmkt/v1/community/comments'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/community/comments'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/community/comments', query);
  await findVisibleArticle(ctx, query.articleId);
  const read = await listComments(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ comment: { likeCount, id } }) => ({ key: likeCount, id }));
  const withReplies = rows.filter((row) => row.comment.replyCount > 0).map((row) => row.comment.id);
  const replies = await listFirstReplies(ctx.db, withReplies);
  const liked = await likedOf(ctx, [...rows, ...replies]);
  return { items: rows.map((row) => presentComment(ctx, row, replies, liked)), nextCursor };
}

/**
 * The comment that an id names, or that the named reply answers, with its article.
 * @throws NOT_FOUND when either is deleted or the article is not visible
 */
export async function showThread(
  ctx: Ctx,
  { commentId }: QueryOf<'GET /api/mpmkt/v1/community/comment'>,
): Promise<CommentThreadData> {
  const named = await findComment(ctx.db, commentId);
  const parentId = named?.comment.parentId;
  const top = parentId ? await findComment(ctx.db, parentId) : named;
  if (!top) throw refuse('NOT_FOUND', { message: communityTexts.commentMissing });
  const { article } = await findVisibleArticle(ctx, top.comment.articleId);
  const { id: articleId, title, cover, page, state, isCommentClosed } = article;
  return {
    comment: presentComment(ctx, top, [], await likedOf(ctx, [top])),
    article: { articleId, title, cover, page },
    isClosed: isCommentClosed || state !== 'published',
  };
}

/**
 * All replies to a comment, oldest first.
 * @throws NOT_FOUND when the comment is deleted or its article is not visible
 */
export async function showReplies(
  ctx: Ctx,
  query: QueryOf<'GET /api/mpmkt/v1/community/replies'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/community/replies'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/community/replies', query);
  const parent = await findComment(ctx.db, query.commentId);
  if (!parent) throw refuse('NOT_FOUND');
  await findVisibleArticle(ctx, parent.comment.articleId);
  const read = await listReplies(ctx.db, query.commentId, page);
  const { rows, nextCursor } = page.cut(read, ({ comment }) => ({ key: 0, id: comment.id }));
  const liked = await likedOf(ctx, rows);
  return { items: rows.map((row) => presentReply(ctx, row, liked)), nextCursor };
}
