import type { BodyOf, OwnSignUpData } from '@voltfront/contract';
import { hasSeats } from '@voltfront/rules/activity/sign-up-moves';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { addJoined } from '../community';
import { changeEntry, selectEntry } from '../form';
import { presentSignUp } from './activity.presenter';
import { findSignUp, freeSeats, takeSeats, updateSignUp } from './activity.repository';
import { activityTexts } from './activity.texts';
import { type SignUpOfActivity, signUpStates } from './move-sign-up';
import { seatsOf } from './sign-up';

type Body = BodyOf<'POST /api/mpmkt/v1/activity/signUp/change'>;

/** The caller's newest sign-up, locked. @throws NOT_FOUND */
async function lockOwnSignUp(ctx: ActorCtx, activityId: string): Promise<SignUpOfActivity> {
  const found = await findSignUp(ctx.db, ctx.actor.accountId, activityId);
  if (!found) throw refuse('NOT_FOUND', { message: activityTexts.noSignUp });
  return signUpStates.lock(ctx, found);
}

/** Replaces the answers of a sign-up; returns the seats it needs with them. */
async function replaceAnswers(ctx: ActorCtx, { accountId: userId, entryId, activity }: SignUpOfActivity, body: Body) {
  const entry = entryId ? await selectEntry(ctx.db, { userId, entryId }) : undefined;
  if (!entry) throw refuse('NOT_FOUND', { message: activityTexts.noSignUp });
  const { formVersion: version, answers } = body;
  return seatsOf(activity, await changeEntry(ctx, entry, { version, answers }));
}

/** Takes or frees the difference. @throws SOLD_OUT when there are too few seats */
async function changeSeats(ctx: ActorCtx, { activityId, seats, state }: SignUpOfActivity, wanted: number) {
  const more = wanted - seats;
  const isSeated = hasSeats(state);
  if (isSeated && more > 0 && !(await takeSeats(ctx.db, activityId, more)))
    throw refuse('SOLD_OUT', { message: activityTexts.noMoreSeats });
  if (isSeated && more < 0) await freeSeats(ctx.db, activityId, -more);
  if (isSeated && more !== 0) await addJoined(ctx.db, activityId, more);
  // Others may have the seats that became free, and a smaller party on the waiting list may fit now.
  if (more < 0) await publish(ctx, 'ActivitySeatsFreed', { activityId });
}

/**
 * Changes the answers of the caller's sign-up; needs a transaction. One that staff approved is reviewed again.
 * @throws NOT_FOUND, STATE_CHANGED after the deadline, SOLD_OUT for more companions than seats, BAD_INPUT
 */
export async function changeSignUp(ctx: ActorCtx, body: Body): Promise<OwnSignUpData> {
  const row = await lockOwnSignUp(ctx, body.activityId);
  const isOpen = ctx.now() < row.activity.signUpUntil && ['waiting', 'reviewing', 'joined'].includes(row.state);
  if (!isOpen) throw refuse('STATE_CHANGED', { message: activityTexts.changeClosed });
  const seats = await replaceAnswers(ctx, row, body);
  await changeSeats(ctx, row, seats);
  const changed = await updateSignUp(ctx.db, row, { seats, updatedAt: ctx.now() });
  if (row.state !== 'joined' || !row.activity.isReviewed) return presentSignUp(ctx, changed);
  return presentSignUp(ctx, await signUpStates.move(ctx, { ...row, ...changed }, 'review', { who: 'system' }));
}

/** Takes the caller's sign-up back; needs a transaction. @throws NOT_FOUND, STATE_CHANGED after the deadline */
export async function cancelSignUp(ctx: ActorCtx, { activityId }: { activityId: string }): Promise<{ ok: true }> {
  const row = await lockOwnSignUp(ctx, activityId);
  await signUpStates.move(ctx, row, 'cancel', { who: 'customer' });
  return { ok: true };
}
