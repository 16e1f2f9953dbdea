import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type CommentRow, findComment, listComments, listFirstReplies, listReplies } from './comment.repository';
import { findVisibleArticle } from './community.policy';
import { presentComment, presentReply } from './community.presenter';
import { findLiked } from './community.repository';
import { cutPage, fromCursor, toCursor } from './cursor';

async function likedOf(ctx: Ctx, rows: readonly CommentRow[]): Promise<Set<string>> {
  if (!ctx.actor) return new Set();
  const ids = rows.map((row) => row.comment.id);
  return findLiked(ctx.db, ctx.actor.accountId, 'comment', ids);
}

/**
 * Comments of an article, each with its first two replies: at most four queries for a page.
 * @throws NOT_FOUND when the caller cannot see the article, BAD_INPUT for a foreign cursor
 */
export async function showComments(
  ctx: Ctx,
  { articleId, sort, cursor, size }: QueryOf<'GET /api/mpmkt/v1/community/comments'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/community/comments'>> {
  const after = fromCursor(cursor);
  await findVisibleArticle(ctx, articleId);
  const rows = await listComments(ctx.db, articleId, sort, after, size + 1);
  const { page, nextCursor } = cutPage(rows, size, ({ comment }) =>
    toCursor({ rank: comment.likeCount, id: comment.id }),
  );
  const withReplies = page.filter((row) => row.comment.replyCount > 0).map((row) => row.comment.id);
  const replies = await listFirstReplies(ctx.db, withReplies);
  const liked = await likedOf(ctx, [...page, ...replies]);
  const callerId = ctx.actor?.accountId ?? null;
  return { items: page.map((row) => presentComment(row, replies, callerId, liked)), nextCursor };
}

/**
 * All replies of a comment, oldest first.
 * @throws NOT_FOUND when the comment is deleted or its article cannot be seen
 */
export async function showReplies(
  ctx: Ctx,
  { commentId, cursor, size }: QueryOf<'GET /api/mpmkt/v1/community/replies'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/community/replies'>> {
  const after = fromCursor(cursor);
  const parent = await findComment(ctx.db, commentId);
  if (!parent) throw refuse('NOT_FOUND');
  await findVisibleArticle(ctx, parent.comment.articleId);
  const rows = await listReplies(ctx.db, commentId, after?.id, size + 1);
  const { page, nextCursor } = cutPage(rows, size, ({ comment }) => toCursor({ rank: 0, id: comment.id }));
  const liked = await likedOf(ctx, page);
  const callerId = ctx.actor?.accountId ?? null;
  return { items: page.map((row) => presentReply(row, callerId, liked)), nextCursor };
}
