import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { isCheckInOpen } from '@voltfront/rules/activity/activity-button';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from '../account';
import { factsOf } from './activity.presenter';
import { findByCode, findSignUp } from './activity.repository';
import { activityTexts } from './activity.texts';
import { giveChance } from './celebration/show-celebration';
import { openActivity, type SignUpOfActivity, signUpStates } from './move-sign-up';
import { tellDecision } from './tell-decision';

type SignUpOf = BodyOf<'POST /api/mpmkt/v1/staff/activity/signUp/approve'>;

async function lockSignUpOf(ctx: ActorCtx, { activityId, accountId }: SignUpOf): Promise<SignUpOfActivity> {
  const found = await findSignUp(ctx.db, accountId, activityId);
  if (!found) throw refuse('NOT_FOUND', { message: activityTexts.missing });
  return signUpStates.lock(ctx, found);
}

/** Approves a sign-up; needs a transaction. @throws NOT_FOUND, STATE_CHANGED when it waits for no review */
export async function approveSignUp(ctx: ActorCtx, body: SignUpOf): Promise<{ ok: true }> {
  const row = await lockSignUpOf(ctx, body);
  await tellDecision(ctx, await signUpStates.move(ctx, row, 'approve', { who: 'staff' }), 'approved');
  return { ok: true };
}

/** Rejects a sign-up; needs a transaction. @throws NOT_FOUND, STATE_CHANGED when it waits for no review */
export async function rejectSignUp(
  ctx: ActorCtx,
  { rejection, ...body }: BodyOf<'POST /api/mpmkt/v1/staff/activity/signUp/reject'>,
): Promise<{ ok: true }> {
  const row = await lockSignUpOf(ctx, body);
  const rejected = await signUpStates.move(ctx, row, 'reject', { who: 'staff', changes: { rejection } });
  await tellDecision(ctx, rejected, 'rejected');
  return { ok: true };
}

/**
 * Checks a person in by their code; needs a transaction.
 * @throws NOT_FOUND for a code of no sign-up, STATE_CHANGED outside of the time or the second time
 */
export async function checkIn(
  ctx: ActorCtx,
  { activityId, code }: BodyOf<'POST /api/mpmkt/v1/staff/activity/checkIn'>,
): Promise<ReplyOf<'POST /api/mpmkt/v1/staff/activity/checkIn'>> {
  const activity = await openActivity(ctx, activityId);
  if (!isCheckInOpen(factsOf(activity), ctx.now())) throw refuse('STATE_CHANGED', { message: activityTexts.noCheckIn });
  const found = await findByCode(ctx.db, activityId, code);
  if (!found) throw refuse('NOT_FOUND', { message: activityTexts.noCode });
  const row = await signUpStates.lock(ctx, found);
  const { accountId, seats } = await signUpStates.move(ctx, row, 'checkIn', { who: 'staff' });
  await giveChance(ctx, row);
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  return { nickname: person?.nickname ?? '', seats };
}
