import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { AppError, refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import type { ChangeKey } from './catalogue.events';
import type { ChangeRow } from './catalogue.repository';
import { catalogueTexts } from './catalogue.texts';
import { changeStates } from './move-change';
import { assertCurrent, findPresent, isCurrent, isOver, lockPresent, subjectOf, writeItems } from './subject';

type Decision = BodyOf<'POST /api/mporder/v1/staff/catalogue/change/approve'>;

/** Locks a proposal of somebody else. @throws NOT_FOUND, FORBIDDEN for an own one */
async function lockOthers(ctx: ActorCtx, changeNo: string): Promise<ChangeRow> {
  const row = await changeStates.lock(ctx, changeNo);
  if (row.proposedBy === ctx.actor.accountId) throw refuse('FORBIDDEN', { message: catalogueTexts.ownChange });
  return row;
}

/**
 * Approves a proposal: its prices are in force with this transaction, or from its time on.
 * @throws STATE_CHANGED when it was decided, when a price is no longer the one that it began from, or when the time of a
 * discount is over; FORBIDDEN for an own proposal, CAR_SOLD, NOT_FOUND
 */
export async function approveChange(ctx: ActorCtx, { changeNo, reason }: Decision): Promise<void> {
  const row = await lockOthers(ctx, changeNo);
  const now = ctx.now();
  const isLater = row.startsAt !== null && row.startsAt > now;
  const event = isLater ? 'schedule' : 'approve';
  if (changeStates.next(row, event, 'staff', now) === null) throw refuse('STATE_CHANGED');
  assertCurrent(row.kind, row.items, await lockPresent(ctx, subjectOf(row)));
  if (isOver(row, now)) throw refuse('STATE_CHANGED', { message: catalogueTexts.discountOver });
  const approval = { approvedBy: ctx.actor.accountId, approvedAt: now, approvalReason: reason };
  const changes = isLater ? approval : { ...approval, appliedAt: now };
  await changeStates.move(ctx, row, event, { who: 'staff', changes });
  if (row.startsAt !== null && isLater) return schedule(ctx, 'applyCatalogueChange', { changeNo }, row.startsAt);
  return writeItems(ctx, row);
}

/** Rejects a proposal. @throws STATE_CHANGED, FORBIDDEN for an own proposal, NOT_FOUND */
export async function rejectChange(ctx: ActorCtx, { changeNo, reason }: Decision): Promise<void> {
  const row = await lockOthers(ctx, changeNo);
  const changes = { endedBy: ctx.actor.accountId, endedAt: ctx.now(), endReason: reason };
  await changeStates.move(ctx, row, 'reject', { who: 'staff', changes });
}

/**
 * Withdraws an own proposal, or an approved change whose time has not come, which anybody who may change the catalogue can.
 * @throws STATE_CHANGED, FORBIDDEN for somebody else's proposal, NOT_FOUND
 */
export async function withdrawChange(ctx: ActorCtx, { changeNo, reason }: Decision): Promise<void> {
  const row = await changeStates.lock(ctx, changeNo);
  if (row.state === 'proposed' && row.proposedBy !== ctx.actor.accountId)
    throw refuse('FORBIDDEN', { message: catalogueTexts.othersChange });
  const changes = { endedBy: ctx.actor.accountId, endedAt: ctx.now(), endReason: reason };
  await changeStates.move(ctx, row, 'withdraw', { who: 'staff', changes });
}

/** Whether the subject of a locked change is as the change began from; it is locked then. */
async function canApply(ctx: Ctx, row: ChangeRow): Promise<boolean> {
  const subject = subjectOf(row);
  const found = await findPresent(ctx, subject).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
  if (found.length < subject.ids.length) return false;
  return isCurrent(row, await lockPresent(ctx, subject), ctx.now());
}

/**
 * The time of an approved change has come: it is in force, or lapses when its price was changed meanwhile or its discount is
 * over.
 */
export async function applyCatalogueChange(ctx: Ctx, { changeNo }: ChangeKey): Promise<void> {
  const row = await changeStates.lock(ctx, changeNo);
  if (row.state !== 'scheduled') return;
  if (!(await canApply(ctx, row))) {
    await changeStates.move(ctx, row, 'lapse', { who: 'system' });
    return;
  }
  await changeStates.move(ctx, row, 'apply', { who: 'system', changes: { appliedAt: ctx.now() } });
  await writeItems(ctx, row);
}
