import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import { addJoined } from '../community';
import {
  findActivity,
  findFirstWaiting,
  listOverdue,
  moveWaiting,
  type SignUpRow,
  takeSeats,
} from './activity.repository';
import { giveSeats, signUpStates } from './move-sign-up';
import { tellDecision } from './tell-decision';

/** Sign-ups that the upkeep takes off waiting lists at a time. */
const BATCH = 100;

/** Gives one sign-up of the waiting list its seats; false when it is not on it any more, or the seats are gone. */
async function moveOneUp(ctx: Ctx, seen: SignUpRow): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    if (!(await guardOf(tx).holdAccount(tx.db, seen.accountId))) return false;
    const row = await signUpStates.lock(tx, seen);
    if (row.state !== 'waiting' || !(await takeSeats(tx.db, row.activityId, row.seats, true))) return false;
    await moveWaiting(tx.db, row.activityId, -1);
    await addJoined(tx.db, row.activityId, row.seats);
    await tellDecision(tx, await giveSeats(tx, row), 'movedUp');
    return true;
  });
}

/** Moves the waiting list up while seats are free, first come first served; who needs more than are free waits on. */
export async function moveUp(ctx: Ctx, { activityId }: { activityId: string }): Promise<void> {
  const passedOver: string[] = [];
  for (;;) {
    const activity = await findActivity(ctx.db, activityId);
    if (!activity || activity.isCancelled || ctx.now() >= activity.startsAt) return;
    const free = activity.capacity - activity.seatsTaken;
    const next = free > 0 ? await findFirstWaiting(ctx.db, activityId, free, passedOver) : undefined;
    if (!next) return;
    if (!(await moveOneUp(ctx, next))) passedOver.push(next.id);
  }
}

/** Ends waiting lists of activities that have begun: the points go back, and the people are told. */
export async function closeWaitingLists(ctx: Ctx): Promise<void> {
  for (const seen of await listOverdue(ctx.db, ctx.now(), BATCH))
    await withTransaction(ctx, async (tx) => {
      if (!(await guardOf(tx).holdAccount(tx.db, seen.accountId))) return;
      const row = await signUpStates.lock(tx, seen);
      if (row.state !== 'waiting') return;
      await tellDecision(tx, await signUpStates.move(tx, row, 'giveUp', { who: 'system' }), 'notMovedUp');
    });
}
