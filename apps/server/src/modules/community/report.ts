import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { findComment } from './comment.repository';
import { findVisibleArticle } from './community.policy';
import type { ReportedKind } from './community.tables';
import { communityTexts } from './community.texts';
import { insertReport, raiseReported } from './reported.repository';

type Body = BodyOf<'POST /api/mpmkt/v1/community/report'>;

async function authorOf(ctx: ActorCtx, { kind, id }: Body): Promise<string> {
  if (kind === 'article') return (await findVisibleArticle(ctx, id)).article.authorId;
  const found = await findComment(ctx.db, id);
  if (!found) throw refuse('NOT_FOUND');
  return found.comment.authorId;
}

/** Adds something to the review queue, where it is once for all who report it; false when the caller reported it before. */
export async function queueReport(
  ctx: ActorCtx,
  { note = '', ...report }: { kind: ReportedKind; targetId: string; reason: Body['reason']; note?: string },
): Promise<boolean> {
  const now = ctx.now();
  const row = { accountId: ctx.actor.accountId, ...report, note, state: 'open', createdAt: now };
  if (!(await insertReport(ctx.db, row))) return false;
  await raiseReported(ctx.db, { id: newId(now), ...report }, now);
  return true;
}

/**
 * Adds an article or a comment to the review queue.
 * @throws NOT_FOUND when it is deleted, FORBIDDEN for the caller's own, ALREADY_DONE the second
 * time
 */
export async function report(ctx: ActorCtx, body: Body): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  if ((await authorOf(ctx, body)) === accountId) throw refuse('FORBIDDEN', { message: communityTexts.ownReport });
  const { kind, id, reason, note = '' } = body;
  if (!(await queueReport(ctx, { kind, targetId: id, reason, note })))
    throw refuse('ALREADY_DONE', { message: communityTexts.reported });
  return { ok: true };
}
