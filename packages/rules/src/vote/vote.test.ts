import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time';
import { findWrongQuestion, percentages } from './ballot';
import { countPeriods, periodAt, type VoteWindow, votePeriod, voteStage } from './vote-period';

const weekly: VoteWindow = { startsAt: 0, endsAt: 17 * DAY_MS, periodDays: 7 };
const once: VoteWindow = { ...weekly, periodDays: null };

describe('periods', () => {
  test.each([
    [-1, 'announced', 1],
    [0, 'open', 1],
    [7 * DAY_MS - 1, 'open', 1],
    [7 * DAY_MS, 'open', 2],
    [17 * DAY_MS - 1, 'open', 3],
    [17 * DAY_MS, 'ended', 3],
  ])('at %d the vote is %s, in period %d', (now, stage, period) => {
    expect([voteStage(weekly, now), periodAt(weekly, now)]).toEqual([stage, period]);
    expect(periodAt(once, now)).toBe(1);
  });

  test('the last one ends with the vote', () => {
    expect([countPeriods(weekly), countPeriods(once)]).toEqual([3, 1]);
    expect(votePeriod(weekly, 2)).toEqual({ from: 7 * DAY_MS, until: 14 * DAY_MS });
    expect(votePeriod(weekly, 3)).toEqual({ from: 14 * DAY_MS, until: 17 * DAY_MS });
    expect(votePeriod(once, 1)).toEqual({ from: 0, until: 17 * DAY_MS });
  });
});

describe('a ballot', () => {
  const option = (optionId: string) => ({ optionId, name: optionId, picture: '/assets/a.webp' });
  const questions = [
    { questionId: 'front', title: '前脸', mostChoices: 1, options: [option('a'), option('b')] },
    { questionId: 'wheel', title: '轮毂', mostChoices: 2, options: [option('a'), option('b'), option('c')] },
  ];

  test.each<[Record<string, string[]>, string | null]>([
    [{ front: ['a'], wheel: ['a', 'c'] }, null],
    [{ front: ['a'] }, 'wheel'],
    [{ front: [], wheel: ['a'] }, 'front'],
    [{ front: ['a', 'b'], wheel: ['a'] }, 'front'],
    [{ front: ['a'], wheel: ['a', 'a'] }, 'wheel'],
    [{ front: ['c'], wheel: ['a'] }, 'front'],
  ])('%o is wrong at %s', (choices, wrong) => {
    expect(findWrongQuestion(questions, choices)?.questionId ?? null).toBe(wrong);
  });

  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 2, 3, 0],
      [17, 33, 50, 0],
    ],
    [[5], [100]],
  ])('%o are %o percent', (counts, expected) => {
    expect(percentages(counts)).toEqual(expected);
  });
});
