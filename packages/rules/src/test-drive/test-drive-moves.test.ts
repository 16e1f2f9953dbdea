import { describe, expect, it } from 'vitest';
import { finalStates, statesBefore } from '../state-machine';
import { DAY_MS, HOUR_MS } from '../time';
import {
  canMoveDrive,
  runningDriveStates,
  TEST_DRIVE_MACHINE,
  type TestDriveActor,
  type TestDriveEvent,
  type TestDriveState,
} from './test-drive-moves';

const STARTS_AT = 100 * DAY_MS;
const may = (
  state: TestDriveState,
  event: TestDriveEvent,
  who: TestDriveActor,
  { now = STARTS_AT - 3 * DAY_MS, startsAt = STARTS_AT as number | null, moves = 0 } = {},
) => canMoveDrive({ state, startsAt, moves }, event, who, now);

describe('a test drive', () => {
  it('ends done, cancelled or missed; until then a person has no other one of the model', () => {
    expect(finalStates(TEST_DRIVE_MACHINE)).toEqual(['done', 'cancelled', 'noShow']);
    expect(TEST_DRIVE_MACHINE.states.filter((state) => !runningDriveStates.includes(state))).toEqual(
      finalStates(TEST_DRIVE_MACHINE),
    );
  });

  it('is moved by its customer twice, until 24 hours before', () => {
    expect(may('confirmed', 'move', 'customer', { now: STARTS_AT - DAY_MS })).toBe(true);
    expect(may('confirmed', 'move', 'customer', { now: STARTS_AT - DAY_MS + 1 })).toBe(false);
    expect(may('moved', 'move', 'customer', { moves: 1 })).toBe(true);
    expect(may('moved', 'move', 'customer', { moves: 2 })).toBe(false);
    expect(may('moved', 'move', 'staff', { moves: 2, now: STARTS_AT - HOUR_MS })).toBe(true);
  });

  it('is cancelled by its customer until 24 hours before, or at any time when it has none', () => {
    expect(may('submitted', 'cancel', 'customer', { now: STARTS_AT - DAY_MS })).toBe(true);
    expect(may('submitted', 'cancel', 'customer', { now: STARTS_AT - HOUR_MS })).toBe(false);
    expect(may('submitted', 'cancel', 'customer', { startsAt: null })).toBe(true);
    expect(may('inReview', 'cancel', 'customer')).toBe(false);
    expect(may('inReview', 'withdraw', 'customer')).toBe(true);
    expect(may('submitted', 'withdraw', 'customer')).toBe(false);
  });

  it('is confirmed by its customer while it is ahead, and by staff also without a time', () => {
    expect(may('submitted', 'confirm', 'customer')).toBe(true);
    expect(may('submitted', 'confirm', 'customer', { now: STARTS_AT })).toBe(false);
    expect(may('submitted', 'confirm', 'customer', { startsAt: null })).toBe(false);
    expect(may('submitted', 'confirm', 'staff', { startsAt: null })).toBe(true);
    expect(may('inReview', 'confirm', 'staff')).toBe(false);
  });

  it('is driven in order: arrived, under way, done', () => {
    expect(may('confirmed', 'arrive', 'staff', { now: STARTS_AT - 3 * HOUR_MS })).toBe(false);
    expect(may('confirmed', 'arrive', 'staff', { now: STARTS_AT - HOUR_MS })).toBe(true);
    expect(may('confirmed', 'arrive', 'customer', { now: STARTS_AT })).toBe(false);
    expect(statesBefore(TEST_DRIVE_MACHINE, 'start')).toEqual(['arrived']);
    expect(statesBefore(TEST_DRIVE_MACHINE, 'finish')).toEqual(['driving']);
  });

  it('is missed once it has begun, by itself two hours later', () => {
    expect(may('confirmed', 'miss', 'staff', { now: STARTS_AT - 1 })).toBe(false);
    expect(may('confirmed', 'miss', 'staff', { now: STARTS_AT })).toBe(true);
    expect(may('confirmed', 'miss', 'system', { now: STARTS_AT + HOUR_MS })).toBe(false);
    expect(may('confirmed', 'miss', 'system', { now: STARTS_AT + 2 * HOUR_MS })).toBe(true);
    expect(may('arrived', 'miss', 'staff', { now: STARTS_AT })).toBe(false);
  });

  it('whose store closes waits for another time', () => {
    expect(may('confirmed', 'lose', 'system')).toBe(true);
    expect(may('confirmed', 'lose', 'customer')).toBe(false);
    expect(may('submitted', 'lose', 'system', { startsAt: null })).toBe(false);
  });
});
