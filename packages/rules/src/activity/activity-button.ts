import { HOUR_MS } from '../time';
import type { SignUpState } from './sign-up-moves';

/** What the main button of an activity says. */
export type ActivityButton =
  | 'cancelled'
  | 'ended'
  | 'checkedIn'
  /** The check-in code is wanted now. */
  | 'checkIn'
  | 'joined'
  | 'reviewing'
  | 'waiting'
  | 'announced'
  | 'closed'
  /** No seats, or others wait for them: the waiting list is open. */
  | 'full'
  | 'open';

/** What the button depends on; times in epoch milliseconds. */
export interface ActivityFacts {
  signUpFrom: number;
  signUpUntil: number;
  startsAt: number;
  endsAt: number;
  isCancelled: boolean;
  /** An activity without a place has no check-in. */
  isOnline: boolean;
  seatsLeft: number;
  waitingCount: number;
}

/** How long before an activity the check-in opens. */
export const CHECK_IN_LEAD_MS = 2 * HOUR_MS;

/** Whether codes are taken at this moment. */
export const isCheckInOpen = ({ startsAt, endsAt, isOnline }: ActivityFacts, now: number): boolean =>
  !isOnline && now >= startsAt - CHECK_IN_LEAD_MS && now < endsAt;

/** Whether people may sign up at this moment, for seats or for the waiting list. */
export const isSignUpOpen = ({ signUpFrom, signUpUntil, isCancelled }: ActivityFacts, now: number): boolean =>
  !isCancelled && now >= signUpFrom && now < signUpUntil;

/**
 * The main button for somebody whose sign-up is in the state `own`, or null.
 *
 * Example: 3 seats left and nobody waiting is `open` until signing up ends, then `closed`, and `ended` after the activity.
 */
export function activityButton(activity: ActivityFacts, own: SignUpState | null, now: number): ActivityButton {
  if (activity.isCancelled) return 'cancelled';
  if (now >= activity.endsAt) return 'ended';
  if (own === 'joined') return isCheckInOpen(activity, now) ? 'checkIn' : 'joined';
  if (own === 'checkedIn' || own === 'reviewing' || own === 'waiting') return own;
  if (now < activity.signUpFrom) return 'announced';
  if (!isSignUpOpen(activity, now)) return 'closed';
  return activity.seatsLeft > 0 && activity.waitingCount === 0 ? 'open' : 'full';
}
