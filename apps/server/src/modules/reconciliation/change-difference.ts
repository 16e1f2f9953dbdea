import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { selectDay, updateDay } from './day.repository';
import { differenceStates } from './move-difference';
import { reconciliationTexts } from './reconciliation.texts';

/**
 * Staff say why a difference is there, or that it is put right. Needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED when it is settled already
 */
export async function changeDifference(
  ctx: Ctx,
  event: 'explain' | 'settle',
  { differenceId, reason }: { differenceId: string; reason: string },
): Promise<void> {
  const row = await differenceStates.lock(ctx, differenceId);
  await differenceStates.move(ctx, row, event, { who: 'staff', note: reason });
}

/** Has a day compared again with a newly fetched statement. Needs a transaction. @throws NOT_FOUND */
export async function runAgain(ctx: Ctx, dayId: string): Promise<void> {
  if (!(await selectDay(ctx.db, dayId))) throw refuse('NOT_FOUND', { message: reconciliationTexts.dayMissing });
  const now = ctx.now();
  await updateDay(ctx.db, dayId, { nextAt: now, updatedAt: now });
  await schedule(ctx, 'reconcileDay', { dayId }, now);
}
