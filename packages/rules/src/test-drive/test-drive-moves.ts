import { type Move, type StateMachine, tryMove } from '../state-machine';
import { DAY_MS, HOUR_MS } from '../time';

/**
 * States of a test drive. `inReview` where staff look at an application first; `moved` waits for a confirmation of its
 * new time.
 */
export const TEST_DRIVE_STATES = [
  'submitted',
  'inReview',
  'confirmed',
  'moved',
  'arrived',
  'driving',
  'done',
  'cancelled',
  'noShow',
] as const;
/** Where a test drive stands. */
export type TestDriveState = (typeof TEST_DRIVE_STATES)[number];

/** What can happen to a test drive. `lose`: the store closed at its time. */
export type TestDriveEvent =
  | 'approve'
  | 'confirm'
  | 'move'
  | 'lose'
  | 'cancel'
  | 'withdraw'
  | 'arrive'
  | 'start'
  | 'finish'
  | 'miss';

/** Who makes a move: `system` is a closed store, an ended account, or a day that went by. */
export type TestDriveActor = 'customer' | 'staff' | 'system';

/** What conditions of moves read. */
export interface TestDriveFacts {
  now: number;
  /** When the drive begins; null without a slot. */
  startsAt: number | null;
  /** How often the customer moved it. */
  moves: number;
}

/** A customer can move and cancel a drive until this long before it begins. */
export const DRIVE_NOTICE_MS = DAY_MS;
/** How often a customer can move a drive. */
export const MOST_DRIVE_MOVES = 2;
/** Who comes later than this after the beginning did not come. */
export const DRIVE_MISSED_MS = 2 * HOUR_MS;
/** Check-in is possible from this long before the beginning. */
export const DRIVE_ARRIVAL_MS = 2 * HOUR_MS;
/** Days ahead that can be booked. */
export const DRIVE_DAYS = 14;
/** Youngest and oldest drivers, in years. */
export const DRIVER_AGE = { from: 18, to: 70 } as const;
/** How long a driver must have had their licence, in months. */
export const LICENCE_MONTHS = 6;

/** Whether a customer may still move or cancel a drive that begins at `startsAt`. */
export const isDriveChangeable = (startsAt: number | null, now: number): boolean =>
  startsAt === null || now <= startsAt - DRIVE_NOTICE_MS;

type TestDriveMove = Move<TestDriveState, TestDriveEvent, TestDriveActor, TestDriveFacts>;
type Condition = (facts: TestDriveFacts) => boolean;

const move = (
  event: TestDriveEvent,
  from: readonly TestDriveState[],
  to: TestDriveState,
  who: readonly TestDriveActor[],
  when?: Condition,
): TestDriveMove => ({ event, from, to, who, ...(when ? { when } : {}) });

const isInTime: Condition = ({ startsAt, now }) => isDriveChangeable(startsAt, now);
const mayMoveAgain: Condition = (facts) => isInTime(facts) && facts.moves < MOST_DRIVE_MOVES;
const isAhead: Condition = ({ startsAt, now }) => startsAt !== null && now < startsAt;
const hasTime: Condition = ({ startsAt }) => startsAt !== null;
const isNear: Condition = ({ startsAt, now }) => startsAt === null || now >= startsAt - DRIVE_ARRIVAL_MS;
const isMissed: Condition = ({ startsAt, now }) => startsAt !== null && now >= startsAt;
const isLongMissed: Condition = ({ startsAt, now }) => startsAt !== null && now >= startsAt + DRIVE_MISSED_MS;

const WAITING = ['submitted', 'confirmed', 'moved'] as const;

/** The life of a test drive, which begins as `submitted` or `inReview`. */
export const TEST_DRIVE_MACHINE: StateMachine<TestDriveState, TestDriveEvent, TestDriveActor, TestDriveFacts> = {
  states: TEST_DRIVE_STATES,
  moves: [
    move('approve', ['inReview'], 'submitted', ['staff']),
    // A customer confirms a time; staff also confirm an application without one, after a call.
    move('confirm', ['submitted', 'moved'], 'confirmed', ['customer'], isAhead),
    move('confirm', ['submitted', 'moved'], 'confirmed', ['staff']),
    move('move', WAITING, 'moved', ['customer'], mayMoveAgain),
    // What a consultant arranges with the customer needs no confirmation.
    move('move', WAITING, 'confirmed', ['staff']),
    move('lose', WAITING, 'submitted', ['system'], hasTime),
    move('cancel', WAITING, 'cancelled', ['customer'], isInTime),
    move('cancel', [...WAITING, 'inReview'], 'cancelled', ['staff', 'system']),
    move('withdraw', ['inReview'], 'cancelled', ['customer']),
    move('arrive', WAITING, 'arrived', ['staff'], isNear),
    move('start', ['arrived'], 'driving', ['staff']),
    move('finish', ['driving'], 'done', ['staff']),
    move('miss', WAITING, 'noShow', ['staff'], isMissed),
    move('miss', WAITING, 'noShow', ['system'], isLongMissed),
    // An account that ends takes its drive along, wherever it stands.
    move('cancel', ['arrived', 'driving'], 'cancelled', ['system']),
  ],
};

/** States in which a drive is still to come or under way: a person has one such drive per model. */
export const runningDriveStates: readonly TestDriveState[] = [
  'submitted',
  'inReview',
  'confirmed',
  'moved',
  'arrived',
  'driving',
];

/** Whether an event is possible for somebody now. */
export const canMoveDrive = (
  drive: { state: TestDriveState; startsAt: number | null; moves: number },
  event: TestDriveEvent,
  who: TestDriveActor,
  now: number,
): boolean => {
  const { state, startsAt, moves } = drive;
  return tryMove(TEST_DRIVE_MACHINE, { state, event, who, facts: { now, startsAt, moves } }).isAllowed;
};
