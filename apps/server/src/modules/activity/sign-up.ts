import type { BodyOf, OwnSignUpData } from '@voltfront/contract';
import { isSignUpOpen } from '@voltfront/rules/activity/activity-button';
import type { FormAnswers } from '@voltfront/rules/form/form-types';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId, randomDigits } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { addJoined } from '../community';
import { submitEntry } from '../form';
import { spend } from '../points';
import { factsOf, presentSignUp } from './activity.presenter';
import { type ActivityRow, insertSignUp, moveWaiting, type SignUpRow, takeSeats } from './activity.repository';
import { activityTexts } from './activity.texts';
import { giveSeats, openActivity, POINTS_REASON, type SignUpOfActivity } from './move-sign-up';

/** Digits of a check-in code. */
const CODE_DIGITS = 8;

type Body = BodyOf<'POST /api/mpmkt/v1/activity/signUp'>;

/** @throws STATE_CHANGED outside of the time for signing up, FORBIDDEN for owners' activities */
function checkAllowed(ctx: ActorCtx, activity: ActivityRow): void {
  if (!isSignUpOpen(factsOf(activity), ctx.now())) throw refuse('STATE_CHANGED', { message: activityTexts.notOpen });
  if (activity.isOwnerOnly && !ctx.actor.roles.includes('owner'))
    throw refuse('FORBIDDEN', { message: activityTexts.ownersOnly });
}

/** People that the answers stand for: whoever signs up, and `companions`. @throws LIMIT_REACHED above all seats */
export function seatsOf(activity: ActivityRow, answers: FormAnswers): number {
  const seats = 1 + Number(answers.companions ?? 0);
  if (seats > activity.capacity) throw refuse('LIMIT_REACHED', { message: activityTexts.tooMany });
  return seats;
}

/** Stores the answers of the form. @throws BAD_INPUT with `data.problems` */
async function keepAnswers(ctx: ActorCtx, { formId }: ActivityRow, signUpId: string, body: Body) {
  if (formId === null) return { entryId: null, answers: {} };
  const { formVersion: version = 0, answers: given = {} } = body;
  const { entry, result } = await submitEntry(
    ctx,
    { formId, version, answers: given, once: signUpId },
    async (_tx, _entry, answers) => answers,
  );
  return { entryId: entry.entryId, answers: result ?? {} };
}

/** Takes the seats, or leaves the sign-up on the waiting list. */
async function place(ctx: ActorCtx, row: SignUpOfActivity): Promise<SignUpRow> {
  const { activityId, seats } = row;
  if (await takeSeats(ctx.db, activityId, seats)) {
    await addJoined(ctx.db, activityId, seats);
    return giveSeats(ctx, row);
  }
  // Seats may be free that those before this one on the list are too many for.
  if ((await moveWaiting(ctx.db, activityId, 1)) > 0) await publish(ctx, 'ActivitySeatsFreed', { activityId });
  return row;
}

/**
 * Signs the caller up: for seats, or for the waiting list where there are none or others wait for them. Seats, answers and
 * points are one transaction, which the caller opens.
 * @throws NOT_FOUND, STATE_CHANGED, FORBIDDEN, BAD_INPUT with `data.problems`, ALREADY_DONE, LIMIT_REACHED without points
 */
export async function signUp(ctx: ActorCtx, body: Body): Promise<OwnSignUpData> {
  const activity = await openActivity(ctx, body.activityId);
  checkAllowed(ctx, activity);
  const now = ctx.now();
  const { accountId } = ctx.actor;
  const id = newId(now);
  const { entryId, answers } = await keepAnswers(ctx, activity, id, body);
  const row: SignUpRow = {
    accountId,
    id,
    activityId: activity.id,
    state: 'waiting',
    seats: seatsOf(activity, answers),
    pointsFee: activity.pointsFee,
    entryId,
    code: randomDigits(CODE_DIGITS),
    rejection: '',
    createdAt: now,
    updatedAt: now,
  };
  if (!(await insertSignUp(ctx.db, row))) throw refuse('ALREADY_DONE', { message: activityTexts.already });
  const placed = await place(ctx, { ...row, activity });
  // Its row is locked now: staff who cancel or hide it meanwhile have done so before, or see this sign-up.
  checkAllowed(ctx, await openActivity(ctx, activity.id));
  if (row.pointsFee > 0) await spend(ctx, { accountId, amount: row.pointsFee, reason: POINTS_REASON, ref: id });
  return presentSignUp(ctx, placed);
}
