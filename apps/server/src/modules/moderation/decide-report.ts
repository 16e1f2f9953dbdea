import './moderation.events';
import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
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
): Promise<ReportedRow> {
  const by = { decidedBy: ctx.actor.accountId, decidedAt: ctx.now() };
  const row = await decideReported(ctx.db, { id: itemId, edit, state, decision, ...by });
  if (row) return row;
  const isThere = (await selectReportedItem(ctx.db, itemId)) !== undefined;
  if (!isThere) throw refuse('NOT_FOUND', { message: moderationTexts.missing });
  throw refuse('STATE_CHANGED', { message: moderationTexts.decided });
}

/** Leaves reported content as it is; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function keepReported(
  ctx: ActorCtx,
  body: BodyOf<'POST /api/mpmkt/v1/staff/report/keep'>,
): Promise<typeof DONE> {
  await decide(ctx, body, 'kept');
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
  const row = await decide(ctx, body, 'takenDown', reason);
  const content = (await findContent(ctx, [row])).get(row.id);
  if (!content?.isShown) throw refuse('STATE_CHANGED', { message: moderationTexts.gone });
  if (content.page !== null && content.page !== 'article')
    throw refuse('FORBIDDEN', { message: moderationTexts.ofEvent });
  const { kind, targetId } = row;
  // An article that a customer wrote here can be appealed for: it has states and messages of its own.
  if (kind === 'article' && (await takeDownArticle(ctx, targetId, reason))) return DONE;
  if (!(await hide(ctx, row, content))) throw refuse('STATE_CHANGED', { message: moderationTexts.gone });
  const { authorId: accountId, title } = content;
  await publish(ctx, 'ContentTakenDown', { accountId, kind, targetId, title, reason, at: ctx.now() });
  return DONE;
}
