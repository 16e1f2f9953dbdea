import './moderation.events';
import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type EventMap, publish } from '../../kernel/jobs';
import {
  decideReported,
  type ReportedContent,
  type ReportedRow,
  removeArticle,
  selectReportedItem,
  takeDownComment,
} from '../community';
import { takeDownCar } from '../showcase';
import { takeDownArticle } from '../writing';
import { findContent } from './find-content';
import { moderationTexts } from './moderation.texts';

const DONE = { ok: true } as const;

/** Notes a decision; of several at once the first one counts. @throws NOT_FOUND, STATE_CHANGED */
async function decide(
  ctx: ActorCtx,
  { itemId, edit }: { itemId: string; edit: number },
  state: 'kept' | 'takenDown',
  decision = '',
): Promise<{ row: ReportedRow; reporters: string[] }> {
  const by = { decidedBy: ctx.actor.accountId, decidedAt: ctx.now() };
  const decided = await decideReported(ctx.db, { id: itemId, edit, state, decision, ...by });
  if (decided) return decided;
  const isThere = (await selectReportedItem(ctx.db, itemId)) !== undefined;
  if (!isThere) throw refuse('NOT_FOUND', { message: moderationTexts.missing });
  throw refuse('STATE_CHANGED', { message: moderationTexts.decided });
}

/** Tells everybody who reported it what was decided. */
async function answerReporters(
  ctx: ActorCtx,
  reporters: readonly string[],
  decision: Omit<EventMap['ReportDecided'], 'accountId' | 'at'>,
): Promise<void> {
  const at = ctx.now();
  for (const accountId of reporters) await publish(ctx, 'ReportDecided', { accountId, at, ...decision });
}

/** Leaves reported content as it is; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function keepReported(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/staff/report/keep'>,
): Promise<typeof DONE> {
  const { row, reporters } = await decide(ctx, body, 'kept');
  const content = (await findContent(ctx, [row])).get(row.id);
  if (content) await answerReporters(ctx, reporters, { itemId: row.id, title: content.title, outcome: 'dismissed' });
  return DONE;
}

/** Hides content everywhere, each kind as its author would delete it. False when it is not shown. */
async function hide(ctx: ActorCtx, { kind, targetId }: ReportedRow, { authorId }: ReportedContent): Promise<boolean> {
  if (kind === 'comment') return takeDownComment(ctx, targetId);
  if (kind === 'configuration') return takeDownCar(ctx, targetId);
  return removeArticle(ctx, { articleId: targetId, authorId });
}

/**
 * Takes reported content down and tells its author why; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED when it was decided or is not shown, FORBIDDEN for the text of an activity or a vote
 */
export async function takeDownReported(
  ctx: ActorCtx,
  { reason, ...body }: BodyOf<'POST /api/mpmkt/v1/staff/report/takeDown'>,
): Promise<typeof DONE> {
  const { row, reporters } = await decide(ctx, body, 'takenDown', reason);
  const content = (await findContent(ctx, [row])).get(row.id);
  if (!content?.isShown) throw refuse('STATE_CHANGED', { message: moderationTexts.gone });
  if (content.page !== null && content.page !== 'article')
    throw refuse('FORBIDDEN', { message: moderationTexts.ofEvent });
  const { id: itemId, kind, targetId } = row;
  await answerReporters(ctx, reporters, { itemId, title: content.title, outcome: 'upheld' });
  // An article that a customer wrote here can be appealed for: it has states and messages of its own.
  if (kind === 'article' && (await takeDownArticle(ctx, targetId, reason))) return DONE;
  if (!(await hide(ctx, row, content))) throw refuse('STATE_CHANGED', { message: moderationTexts.gone });
  const { authorId: accountId, title } = content;
  await publish(ctx, 'ContentTakenDown', { accountId, kind, targetId, title, reason, at: ctx.now() });
  return DONE;
}
