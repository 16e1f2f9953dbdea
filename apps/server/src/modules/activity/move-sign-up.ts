import {
  hasSeats,
  SIGN_UP_MACHINE,
  type SignUpActor,
  type SignUpEvent,
  type SignUpFacts,
  type SignUpState,
} from '@voltfront/rules/activity/sign-up-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { keepStates } from '../../kernel/state-machine';
import { addJoined } from '../community';
import { removeEntry, selectEntry } from '../form';
import { giveBack } from '../points';
import {
  type ActivityRow,
  findActivity,
  freeSeats,
  lockSignUp,
  moveWaiting,
  type SignUpKey,
  type SignUpRow,
  updateSignUp,
} from './activity.repository';
import { activityTexts } from './activity.texts';

/** Reason of the points that a sign-up costs; the ref is the sign-up. */
export const POINTS_REASON = 'activity';

/** A sign-up with its activity, whose times are conditions of its moves. */
export type SignUpOfActivity = SignUpRow & { activity: ActivityRow };

interface SignUpKind {
  key: SignUpKey;
  row: SignUpOfActivity;
  changes: Partial<SignUpRow>;
  state: SignUpState;
  event: SignUpEvent;
  actor: SignUpActor;
  facts: SignUpFacts;
}

async function returnPoints(ctx: Ctx, { accountId, id, pointsFee, state }: SignUpRow): Promise<void> {
  if (pointsFee > 0)
    await giveBack(ctx, { accountId, reason: POINTS_REASON, ref: id, amount: pointsFee, because: state });
}

async function removeAnswers(ctx: Ctx, { accountId: userId, entryId }: SignUpRow): Promise<void> {
  const entry = entryId ? await selectEntry(ctx.db, { userId, entryId }) : undefined;
  if (entry) await removeEntry(ctx, entry);
}

/** Gives seats, or the place on the waiting list, to others. */
export async function releaseSeats(ctx: Ctx, { state, activityId, seats }: SignUpRow): Promise<void> {
  if (state === 'waiting') await moveWaiting(ctx.db, activityId, -1);
  if (!hasSeats(state)) return;
  await freeSeats(ctx.db, activityId, seats);
  await addJoined(ctx.db, activityId, -seats);
  await publish(ctx, 'ActivitySeatsFreed', { activityId });
}

/**
 * States of sign-ups. Rows are locked in this order: account, sign-up, activity, points; who inserts a sign-up does so
 * before it takes seats.
 */
export const signUpStates = keepStates<SignUpKind>({
  machine: () => SIGN_UP_MACHINE,
  facts: ({ activity: { signUpUntil, startsAt } }, now) => ({ now, signUpUntil, startsAt }),
  async lock(db, key) {
    const row = await lockSignUp(db, key);
    const activity = row && (await findActivity(db, row.activityId));
    return activity && { ...row, activity };
  },
  missing: activityTexts.noSignUp,
  write: async (ctx, { activity, ...row }, changes) => ({ ...(await updateSignUp(ctx.db, row, changes)), activity }),
  async follow(ctx, before, after) {
    if (after.state !== 'cancelled' && after.state !== 'rejected') return;
    await releaseSeats(ctx, before);
    await returnPoints(ctx, after);
    await removeAnswers(ctx, after);
  },
});

/** Gives a sign-up its seats, which are taken already. */
export const giveSeats = (ctx: Ctx, row: SignUpOfActivity): Promise<SignUpOfActivity> =>
  signUpStates.move(ctx, row, row.activity.isReviewed ? 'review' : 'take', { who: 'system' });

/** An activity that customers see. @throws NOT_FOUND also for a draft */
export async function openActivity(ctx: Ctx, activityId: string): Promise<ActivityRow> {
  const activity = await findActivity(ctx.db, activityId);
  if (!activity?.isPublished) throw refuse('NOT_FOUND', { message: activityTexts.missing });
  return activity;
}
