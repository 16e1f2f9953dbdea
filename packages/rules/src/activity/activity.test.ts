import { describe, expect, test } from 'vitest';
import { tryMove } from '../state-machine';
import { DAY_MS, HOUR_MS } from '../time';
import { type ActivityButton, type ActivityFacts, activityButton, isCheckInOpen } from './activity-button';
import { SIGN_UP_MACHINE, type SignUpActor, type SignUpEvent, type SignUpState } from './sign-up-moves';

const activity: ActivityFacts = {
  signUpFrom: 1 * DAY_MS,
  signUpUntil: 2 * DAY_MS,
  startsAt: 3 * DAY_MS,
  endsAt: 4 * DAY_MS,
  isCancelled: false,
  isOnline: false,
  seatsLeft: 1,
  waitingCount: 0,
};

describe('the button of an activity', () => {
  test.each<[number, SignUpState | null, Partial<ActivityFacts>, ActivityButton]>([
    [0, null, {}, 'announced'],
    [DAY_MS, null, {}, 'open'],
    [DAY_MS, null, { seatsLeft: 0 }, 'full'],
    [DAY_MS, null, { waitingCount: 1 }, 'full'],
    [DAY_MS, 'rejected', {}, 'open'],
    [DAY_MS, 'waiting', {}, 'waiting'],
    [DAY_MS, 'reviewing', {}, 'reviewing'],
    [DAY_MS, 'joined', {}, 'joined'],
    [2 * DAY_MS, null, {}, 'closed'],
    [2 * DAY_MS, 'joined', {}, 'joined'],
    [3 * DAY_MS - 2 * HOUR_MS, 'joined', {}, 'checkIn'],
    [3 * DAY_MS, 'joined', { isOnline: true }, 'joined'],
    [3 * DAY_MS, 'checkedIn', {}, 'checkedIn'],
    [4 * DAY_MS, 'joined', {}, 'ended'],
    [4 * DAY_MS, 'joined', { isCancelled: true }, 'cancelled'],
  ])('at %d with %s and %o is %s', (now, own, changes, expected) => {
    expect(activityButton({ ...activity, ...changes }, own, now)).toBe(expected);
  });

  test('the check-in ends with the activity', () => {
    expect([4 * DAY_MS - 1, 4 * DAY_MS].map((now) => isCheckInOpen(activity, now))).toEqual([true, false]);
  });
});

describe('a sign-up', () => {
  const facts = { now: DAY_MS, signUpUntil: activity.signUpUntil, startsAt: activity.startsAt };
  const next = (state: SignUpState, event: SignUpEvent, who: SignUpActor, now = DAY_MS) => {
    const result = tryMove(SIGN_UP_MACHINE, { state, event, who, facts: { ...facts, now } });
    return result.isAllowed ? result.to : null;
  };

  test.each<[SignUpState, SignUpEvent, SignUpActor, SignUpState | null]>([
    ['waiting', 'take', 'system', 'joined'],
    ['waiting', 'take', 'customer', null],
    ['joined', 'take', 'system', null],
    ['waiting', 'review', 'system', 'reviewing'],
    ['reviewing', 'approve', 'staff', 'joined'],
    ['reviewing', 'approve', 'customer', null],
    ['joined', 'approve', 'staff', null],
    ['reviewing', 'reject', 'staff', 'rejected'],
    ['waiting', 'reject', 'staff', null],
    ['joined', 'checkIn', 'staff', 'checkedIn'],
    ['reviewing', 'checkIn', 'staff', null],
    ['checkedIn', 'checkIn', 'staff', null],
    ['joined', 'cancel', 'customer', 'cancelled'],
    ['checkedIn', 'cancel', 'customer', null],
    ['cancelled', 'cancel', 'customer', null],
    ['rejected', 'giveUp', 'system', null],
  ])('%s, %s by %s leads to %s', (state, event, who, expected) => {
    expect(next(state, event, who)).toBe(expected);
  });

  test('seats go back until signing up ends, a place on the waiting list until the activity begins', () => {
    expect(next('joined', 'cancel', 'customer', facts.signUpUntil)).toBeNull();
    expect(next('waiting', 'cancel', 'customer', facts.signUpUntil)).toBe('cancelled');
    expect(next('waiting', 'cancel', 'customer', facts.startsAt)).toBeNull();
  });
});
