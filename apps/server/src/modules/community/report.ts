import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findComment } from './comment.repository';
import { findVisibleArticle } from './community.policy';
import { insertReport } from './community.repository';
import { communityTexts } from './community.texts';

type Body = BodyOf<'POST /api/mpmkt/v1/community/report'>;

async function authorOf(ctx: ActorCtx, { kind, id }: Body): Promise<string> {
  if (kind === 'article') return (await findVisibleArticle(ctx, id)).article.authorId;
  const found = await findComment(ctx.db, id);
  if (!found) throw refuse('NOT_FOUND');
  return found.comment.authorId;
}

/** Adds something that another module keeps to the review queue; false when the caller reported it before. */
export const queueReport = (
  ctx: ActorCtx,
  report: { kind: string; targetId: string; reason: Body['reason'] },
): Promise<boolean> =>
  insertReport(ctx.db, { accountId: ctx.actor.accountId, ...report, note: '', state: 'open', createdAt: ctx.now() });

/**
 * Adds an article or a comment to the review queue.
 * @throws NOT_FOUND when it is deleted, FORBIDDEN for the caller's own, ALREADY_DONE the second
 * time
 */
export async function report(ctx: ActorCtx, body: Body): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  if ((await authorOf(ctx, body)) === accountId) throw refuse('FORBIDDEN', { message: communityTexts.ownReport });
  const { kind, id, reason, note = '' } = body;
  const row = { accountId, kind, targetId: id, reason, note, state: 'open', createdAt: ctx.now() };
  if (!(await insertReport(ctx.db, row))) throw refuse('ALREADY_DONE', { message: communityTexts.reported });
  return { ok: true };
}
