import './activity.events';
import type { BodyOf } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { type JobMap, schedule } from '../../kernel/jobs';
import { selectToEnd, updateActivity } from './activity-desk.repository';
import { lockOpenActivity } from './keep-activity';
import { signUpStates } from './move-sign-up';
import { tellDecision } from './tell-decision';

/** Sign-ups that are read at a time. */
const BATCH = 100;

/**
 * Cancels an activity; needs a transaction. A job ends its sign-ups one by one, gives the points back and tells everybody.
 * @throws NOT_FOUND, STATE_CHANGED when it is over or cancelled
 */
export async function endActivity(
  ctx: ActorCtx,
  { activityId, reason }: BodyOf<'POST /api/mpmkt/v1/staff/activity/end'>,
): Promise<{ ok: true }> {
  await lockOpenActivity(ctx, activityId);
  await updateActivity(ctx.db, activityId, { isCancelled: true });
  await schedule(ctx, 'endSignUps', { activityId, reason }, ctx.now());
  return { ok: true };
}

/** Ends what is left of the sign-ups of a cancelled activity; each in a transaction, so that it can be run again. */
export async function endSignUps(ctx: Ctx, { activityId, reason }: JobMap['endSignUps']): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await selectToEnd(ctx.db, activityId, after, BATCH);
    for (const seen of rows)
      await withTransaction(ctx, async (tx) => {
        if (!(await guardOf(tx).holdAccount(tx.db, seen.accountId))) return;
        const row = await signUpStates.lock(tx, seen);
        if (!['waiting', 'reviewing', 'joined'].includes(row.state)) return;
        const ended = await signUpStates.move(tx, row, 'giveUp', { who: 'system' });
        await tellDecision(tx, { ...ended, rejection: reason }, 'ended');
      });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
