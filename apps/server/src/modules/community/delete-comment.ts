import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  findComment,
  lockComment,
  markDeleted,
  markRepliesDeleted,
  moveComments,
  moveReplies,
} from './comment.repository';

/**
 * Deletes a comment of the caller with its replies; call it in a transaction. Locks are taken in
 * the order top-level comment, replies, article, as in post-comment.ts, so that concurrent callers
 * cannot deadlock.
 * @throws NOT_FOUND when it is already deleted, FORBIDDEN when it is somebody else's
 */
export async function deleteComment(ctx: ActorCtx, { commentId }: { commentId: string }): Promise<{ ok: true }> {
  const { db } = ctx;
  const found = await findComment(db, commentId);
  if (!found) throw refuse('NOT_FOUND');
  const { authorId, parentId, articleId } = found.comment;
  if (authorId !== ctx.actor.accountId) throw refuse('FORBIDDEN');
  await lockComment(db, parentId ?? commentId);
  if (!(await markDeleted(db, commentId))) throw refuse('NOT_FOUND');
  if (parentId) await moveReplies(db, parentId, -1);
  const replies = parentId ? 0 : await markRepliesDeleted(db, commentId);
  await moveComments(db, articleId, -(1 + replies));
  return { ok: true };
}
