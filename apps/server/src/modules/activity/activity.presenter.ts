import type { ActivityData, OwnSignUpData } from '@voltfront/contract';
import type { ActivityFacts } from '@voltfront/rules/activity/activity-button';
import type { Ctx } from '../../kernel/context';
import { type ActivityRow, countAhead, type SignUpRow } from './activity.repository';

/** What the rules ask about an activity. */
export function factsOf(row: ActivityRow): ActivityFacts {
  const { signUpFrom, signUpUntil, startsAt, endsAt, isCancelled, isOnline, capacity, seatsTaken, waitingCount } = row;
  const seatsLeft = Math.max(0, capacity - seatsTaken);
  return { signUpFrom, signUpUntil, startsAt, endsAt, isCancelled, isOnline, seatsLeft, waitingCount };
}

/** A sign-up as its person sees it. */
export async function presentSignUp(ctx: Ctx, row: SignUpRow): Promise<OwnSignUpData> {
  const { state, seats, code, rejection } = row;
  const isCertain = state === 'joined' || state === 'checkedIn';
  const ahead = state === 'waiting' ? await countAhead(ctx.db, row) : null;
  return { state, seats, code: isCertain ? code : null, ahead, rejection };
}

/** What of an activity is the same for everybody. */
export function presentActivity(row: ActivityRow): Omit<ActivityData, 'distanceM' | 'participants' | 'own'> {
  const { id: activityId, title, place, latitude, longitude, capacity, seatsTaken, pointsFee } = row;
  const { isOwnerOnly, isReviewed, formId } = row;
  const location = latitude === null || longitude === null ? null : { latitude, longitude };
  const shown = { activityId, title, place, location, capacity, pointsFee, isOwnerOnly, isReviewed, formId };
  return { ...factsOf(row), ...shown, joinedCount: seatsTaken };
}
