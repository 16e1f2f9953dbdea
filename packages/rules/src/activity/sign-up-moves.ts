import type { StateMachine } from '../state-machine';

/** States of a sign-up for an activity. */
export const SIGN_UP_STATES = ['waiting', 'reviewing', 'joined', 'checkedIn', 'rejected', 'cancelled'] as const;
/** Where a sign-up stands: `waiting` is on the waiting list; `reviewing`, `joined` and `checkedIn` have their seats. */
export type SignUpState = (typeof SIGN_UP_STATES)[number];

/** What can happen to a sign-up. */
export type SignUpEvent = 'take' | 'review' | 'approve' | 'reject' | 'cancel' | 'checkIn' | 'giveUp';

/** Who makes a move: `system` is a job, or the sign-up itself. */
export type SignUpActor = 'customer' | 'staff' | 'system';

/** Input of the conditions, in epoch milliseconds. */
export interface SignUpFacts {
  now: number;
  /** End of the time for signing up and cancelling. */
  signUpUntil: number;
  startsAt: number;
}

/**
 * The life of a sign-up, which begins on the waiting list: one that finds free seats leaves it at once.
 * - `take`: it gets its seats. `review`: the same where staff look at each sign-up first.
 * - `giveUp`: the activity begins and no seats became free, or the account is cancelled.
 * - Seats can be given back until signing up ends; a place on the waiting list until the activity begins.
 */
export const SIGN_UP_MACHINE: StateMachine<SignUpState, SignUpEvent, SignUpActor, SignUpFacts> = {
  states: SIGN_UP_STATES,
  moves: [
    { event: 'take', from: ['waiting'], to: 'joined', who: ['system'] },
    { event: 'review', from: ['waiting', 'joined'], to: 'reviewing', who: ['system'] },
    { event: 'approve', from: ['reviewing'], to: 'joined', who: ['staff'] },
    { event: 'reject', from: ['reviewing'], to: 'rejected', who: ['staff'] },
    {
      event: 'cancel',
      from: ['reviewing', 'joined'],
      to: 'cancelled',
      who: ['customer'],
      when: ({ now, signUpUntil }) => now < signUpUntil,
    },
    {
      event: 'cancel',
      from: ['waiting'],
      to: 'cancelled',
      who: ['customer'],
      when: ({ now, startsAt }) => now < startsAt,
    },
    { event: 'checkIn', from: ['joined'], to: 'checkedIn', who: ['staff'] },
    { event: 'giveUp', from: ['waiting', 'reviewing', 'joined'], to: 'cancelled', who: ['system'] },
  ],
};

/** Whether a sign-up in this state has its seats. */
export const hasSeats = (state: SignUpState): boolean => ['reviewing', 'joined', 'checkedIn'].includes(state);

/** States in which a person has signed up; in the others they may do so again. */
export const ACTIVE_SIGN_UP_STATES: readonly SignUpState[] = ['waiting', 'reviewing', 'joined', 'checkedIn'];
