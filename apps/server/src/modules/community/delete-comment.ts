import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import {
  findComment,
  lockComment,
  markDeleted,
  markRepliesDeleted,
  moveComments,
  moveReplies,
} from './comment.repository';

type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

/**
 * Hides a comment with its replies; call it in a transaction. Locks are taken in the order top-level comment, replies,
 * article, as in post-comment.ts, so that concurrent callers cannot deadlock. False when it is already deleted.
 */
async function hide({ db }: Ctx, { comment: { id, parentId, articleId } }: CommentRow): Promise<boolean> {
  await lockComment(db, parentId ?? id);
  if (!(await markDeleted(db, id))) return false;
  if (parentId) await moveReplies(db, parentId, -1);
  const replies = parentId ? 0 : await markRepliesDeleted(db, id);
  await moveComments(db, articleId, -(1 + replies));
  return true;
}

/**
 * Deletes a comment of the caller with its replies; call it in a transaction.
 * @throws NOT_FOUND when it is already deleted, FORBIDDEN when it is somebody else's
 */
export async function deleteComment(ctx: ActorCtx, { commentId }: { commentId: string }): Promise<{ ok: true }> {
  const found = await findComment(ctx.db, commentId);
  if (!found) throw refuse('NOT_FOUND');
  if (found.comment.authorId !== ctx.actor.accountId) throw refuse('FORBIDDEN');
  if (!(await hide(ctx, found))) throw refuse('NOT_FOUND');
  return { ok: true };
}

/** Takes down a comment with its replies, whoever wrote it; needs a transaction. False when it is not shown. */
export async function takeDownComment(ctx: Ctx, commentId: string): Promise<boolean> {
  const found = await findComment(ctx.db, commentId);
  return found !== undefined && hide(ctx, found);
}
