import type { BodyOf } from '@voltfront/contract';
import { approvalStep } from '@voltfront/rules/refund/refund-moves';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { lockOwnOrder, noteOrder, returnFromRefund } from '../order';
import { lockRefund, refundStates } from './move-refund';
import { type RefundRow, selectRefundOfNumber } from './refund.repository';
import { refundTexts } from './refund.texts';

/** Locks a refund of a customer for staff. @throws NOT_FOUND; FORBIDDEN for their own */
export async function lockForStaff(ctx: ActorCtx, refundNo: string): Promise<RefundRow> {
  const seen = await selectRefundOfNumber(ctx.db, refundNo);
  if (!seen) throw refuse('NOT_FOUND', { message: refundTexts.missing });
  if (seen.userId === ctx.actor.accountId) throw refuse('FORBIDDEN', { message: refundTexts.ownRefund });
  return lockRefund(ctx, seen);
}

async function approveFinally(ctx: ActorCtx, row: RefundRow): Promise<void> {
  const { userId, refundNo } = row;
  const now = ctx.now();
  const told = { title: refundTexts.approved, note: refundTexts.goesSoon, who: 'staff' as const };
  const changes = { decidedBy: ctx.actor.accountId, decidedAt: now };
  await refundStates.move(ctx, row, 'approve', { ...told, changes });
  await noteOrder(ctx, await lockOwnOrder(ctx, row), told);
  await schedule(ctx, 'sendRefundMoney', { userId, refundNo }, now);
}

/**
 * Approves a refund in review. Above the limit the first approval is only noted, and the second one by somebody else
 * counts.
 * @throws STATE_CHANGED when it is not in review, AMOUNT_DIFFERS when staff saw another amount, ALREADY_DONE for a second
 * approval by the same person, FORBIDDEN for their own refund, NOT_FOUND
 */
export async function approveRefund(
  ctx: ActorCtx,
  { refundNo, amountFen }: BodyOf<'POST /api/mporder/v1/staff/refund/approve'>,
): Promise<void> {
  const row = await lockForStaff(ctx, refundNo);
  if (refundStates.next(row, 'approve', 'staff', ctx.now()) === null) throw refuse('STATE_CHANGED');
  if (row.amountFen !== amountFen) throw refuse('AMOUNT_DIFFERS');
  const by = ctx.actor.accountId;
  const step = approvalStep(row.amountFen, ctx.app.config.refundLimitFen, row.firstApprovedBy, by);
  if (step === 'sameAgain') throw refuse('ALREADY_DONE', { message: refundTexts.approvedBySame });
  if (step === 'final') return approveFinally(ctx, row);
  const changes = { firstApprovedBy: by, firstApprovedAt: ctx.now() };
  const told = { title: refundTexts.firstApproved, note: refundTexts.secondAwaited, who: 'staff' as const };
  await refundStates.note(ctx, row, { ...told, changes });
}

/**
 * Rejects a refund in review: the order returns to its state before, in the same transaction, and shows the reason.
 * @throws STATE_CHANGED when it is not in review, FORBIDDEN for their own refund, NOT_FOUND
 */
export async function rejectRefund(
  ctx: ActorCtx,
  { refundNo, reason }: BodyOf<'POST /api/mporder/v1/staff/refund/reject'>,
): Promise<void> {
  const row = await lockForStaff(ctx, refundNo);
  const title = refundTexts.rejected;
  const changes = { rejection: reason, decidedBy: ctx.actor.accountId, decidedAt: ctx.now() };
  await refundStates.move(ctx, row, 'reject', { who: 'staff', title, note: reason, changes });
  const order = await lockOwnOrder(ctx, row);
  await returnFromRefund(ctx, order, { event: 'rejectRefund', title, note: reason, rejection: reason });
}

/** Says on the timeline of an order what became of its refund. */
export async function noteOnOrder(ctx: Ctx, row: RefundRow, line: { title: string; note: string }): Promise<void> {
  await noteOrder(ctx, await lockOwnOrder(ctx, row), { ...line, who: 'system' });
}
