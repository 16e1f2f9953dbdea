import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time';
import {
  canScoreFirst,
  type FirstGoal,
  guessesLeft,
  isConsistent,
  matchState,
  meritsOf,
  type Outcome,
  outcomeOf,
  sharesOf,
  streakOf,
  streakState,
} from './quiz';

describe('what somebody predicts', () => {
  it.each([
    ['home', 2, 1],
    ['draw', 0, 0],
    ['away', 1, 9],
  ] as const)('the outcome %s of %i:%i', (outcome, home, away) => {
    expect(outcomeOf({ home, away })).toBe(outcome);
  });

  it.each<[Outcome, [number, number] | null, FirstGoal | null, boolean]>([
    ['home', null, null, true],
    ['home', null, 'away', true],
    // Somebody who wins has scored.
    ['home', null, 'none', false],
    ['draw', null, 'none', true],
    ['home', [2, 1], 'away', true],
    ['home', [1, 1], null, false],
    ['home', [1, 0], 'away', false],
    ['draw', [0, 0], 'none', true],
    ['draw', [0, 0], 'home', false],
    ['draw', [1, 1], 'none', false],
  ])('%s with %j and %s first agrees with itself: %s', (choice, goals, first, isRight) => {
    const score = goals && { home: goals[0], away: goals[1] };
    expect(isConsistent({ choice, score, first })).toBe(isRight);
  });

  it('is right in each of its parts by itself', () => {
    const result = { score: { home: 2, away: 1 }, first: 'away' as const };
    expect(meritsOf({ choice: 'home', score: { home: 2, away: 1 }, first: 'away' }, result)).toEqual([
      'choice',
      'score',
      'firstGoal',
    ]);
    expect(meritsOf({ choice: 'home', score: { home: 1, away: 0 }, first: 'home' }, result)).toEqual(['choice']);
    expect(meritsOf({ choice: 'draw', score: null, first: 'away' }, result)).toEqual(['firstGoal']);
    expect(meritsOf({ choice: 'away', score: null, first: null }, result)).toEqual([]);
    expect(canScoreFirst({ home: 0, away: 1 }, 'home')).toBe(false);
  });
});

describe('a match', () => {
  const facts = { kicksOffAt: 100 * MINUTE_MS, closesMinutes: 10, scoresAt: null, isVoid: false };

  it.each([
    [facts, 90 * MINUTE_MS - 1, 'open'],
    [facts, 90 * MINUTE_MS, 'closed'],
    [{ ...facts, kicksOffAt: null }, 0, 'putOff'],
    // What was entered closes it, and counts later.
    [{ ...facts, scoresAt: 50 * MINUTE_MS, isVoid: true }, 40 * MINUTE_MS, 'closed'],
    [{ ...facts, scoresAt: 50 * MINUTE_MS, isVoid: true }, 50 * MINUTE_MS, 'void'],
    [{ ...facts, scoresAt: 300 * MINUTE_MS }, 299 * MINUTE_MS, 'closed'],
    [{ ...facts, scoresAt: 300 * MINUTE_MS }, 300 * MINUTE_MS, 'scored'],
  ] as const)('%j at %i is %s', (match, now, state) => {
    expect(matchState(match, now)).toBe(state);
  });

  it('can be predicted as often as is left of the day', () => {
    const limits = { perDay: 3, shareMore: 1 };
    expect(guessesLeft(limits, 0, false)).toBe(3);
    expect(guessesLeft(limits, 3, true)).toBe(1);
    expect(guessesLeft(limits, 4, false)).toBe(0);
  });
});

describe('shares', () => {
  it.each([
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 1, 0],
      [67, 33, 0],
    ],
    [
      [199, 1, 0],
      [100, 0, 0],
    ],
    [
      [1, 2, 4],
      [14, 29, 57],
    ],
  ])('of %j are %j, together 100', (counts, shares) => {
    expect(sharesOf(counts)).toEqual(shares);
  });
});

describe('streaks', () => {
  it.each([
    [[], 0, 0],
    [['hit', 'hit', 'miss', 'hit'], 1, 2],
    [['hit', 'void', 'hit', null, 'hit'], 3, 3],
    [['hit', 'miss'], 0, 1],
  ] as const)('%j: %i now, %i at best', (results, now, best) => {
    expect(streakOf(results)).toEqual({ now, best });
  });

  it.each([
    [{ at: 3, isClaimed: false, left: null }, 2, 0, 'locked'],
    [{ at: 3, isClaimed: false, left: 1 }, 3, 99, 'open'],
    [{ at: 3, isClaimed: false, left: 1 }, 3, 100, 'lapsed'],
    [{ at: 3, isClaimed: false, left: 0 }, 3, 0, 'soldOut'],
    [{ at: 3, isClaimed: true, left: 0 }, 3, 200, 'claimed'],
  ] as const)('%j with %i at best at %i is %s', (facts, best, now, state) => {
    expect(streakState(facts, { best, claimUntil: 100 }, now)).toBe(state);
  });
});
