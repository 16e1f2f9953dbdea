import './writing.events';
import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type EventMap, publish } from '../../kernel/jobs';
import { removeArticle } from '../community';
import { releasePaths } from '../upload';
import { writingStates } from './move-writing';
import { lockWriting, type WritingRow } from './writing.repository';

const DONE = { ok: true } as const;

/** Lets other modules tell the author what became of the article. */
export async function tellDecision(
  ctx: Ctx,
  { accountId, id: writingId, title, reason }: WritingRow,
  outcome: EventMap['WritingDecided']['outcome'],
  points = 0,
): Promise<void> {
  const at = ctx.now();
  await publish(ctx, 'WritingDecided', { accountId, writingId, title, outcome, reason, points, at });
}

/** The article that the member of staff has read. @throws NOT_FOUND, STATE_CHANGED when it was written anew since */
async function lockRead(ctx: ActorCtx, { writingId, revision }: { writingId: string; revision: number }) {
  const row = await writingStates.lock(ctx, writingId);
  if (row.revision !== revision) throw refuse('STATE_CHANGED');
  return row;
}

/** Approves an article, which is published right after; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function approveWriting(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/staff/writing/approve'>,
): Promise<typeof DONE> {
  const row = await lockRead(ctx, body);
  await writingStates.move(ctx, row, 'approve', { who: 'staff', changes: { reason: '' } });
  await publish(ctx, 'WritingApproved', { accountId: row.accountId, writingId: row.id });
  return DONE;
}

/** Refuses an article, an appeal for good; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function refuseWriting(
  ctx: ActorCtx,
  { reason, ...body }: BodyOf<'POST /api/mpmkt/v1/staff/writing/refuse'>,
): Promise<typeof DONE> {
  const row = await lockRead(ctx, body);
  const after = await writingStates.move(ctx, row, 'refuse', { who: 'staff', note: reason, changes: { reason } });
  await tellDecision(ctx, after, after.state === 'closed' ? 'final' : 'refused');
  return DONE;
}

async function takeDown(ctx: Ctx, row: WritingRow, reason: string): Promise<void> {
  const changes = { reason, publicPictures: [] };
  const after = await writingStates.move(ctx, row, 'takeDown', { who: 'staff', note: reason, changes });
  await removeArticle(ctx, { articleId: row.id, authorId: row.accountId });
  await releasePaths(ctx, row.accountId, row.publicPictures);
  await tellDecision(ctx, after, 'takenDown');
}

/** Removes a published article from the community; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function takeDownWriting(
  ctx: ActorCtx,
  { writingId, reason }: BodyOf<'POST /api/mpmkt/v1/staff/writing/takeDown'>,
): Promise<typeof DONE> {
  await takeDown(ctx, await writingStates.lock(ctx, writingId), reason);
  return DONE;
}

/**
 * The same for whoever knows only the article of the community; needs a transaction. False for one that no customer wrote
 * here. @throws STATE_CHANGED when it is not published
 */
export async function takeDownArticle(ctx: Ctx, articleId: string, reason: string): Promise<boolean> {
  const row = await lockWriting(ctx.db, articleId);
  if (row) await takeDown(ctx, row, reason);
  return row !== undefined;
}
