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
 * Deletes an own comment, its replies with it; needs a transaction.
 * Locks go from the top comment to its replies to the article, as in post-comment.ts, so that callers at once never
 * wait for each other in a circle.
 * @throws NOT_FOUND when it is gone already, FORBIDDEN when it is somebody else's
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
