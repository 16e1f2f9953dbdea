import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { questionState, ranksOf, votesLeft, winnersOf } from './poll';

test.each([
  [99, 'soon'],
  [100, 'open'],
  [199, 'open'],
  [200, 'closed'],
] as const)('a question from 100 until 200 at %i is %s', (now, state) => {
  expect(questionState({ opensAt: 100, endsAt: 200 }, now)).toBe(state);
});

describe('ranks', () => {
  it('are shared by equals, and the next one counts them', () => {
    expect(ranksOf([5, 9, 5, 1])).toEqual([2, 1, 2, 4]);
    expect(ranksOf([0, 0])).toEqual([1, 1]);
  });

  it('begin with 1, and follow the votes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), (votes) => {
        const ranks = ranksOf(votes);
        expect(Math.min(...ranks)).toBe(1);
        for (const [one, own] of votes.entries())
          for (const [other, votesOfOther] of votes.entries())
            expect(Math.sign((ranks[one] ?? 0) - (ranks[other] ?? 0))).toBe(Math.sign(votesOfOther - own));
      }),
    );
  });
});

test('nobody wins without a vote, and equals win together', () => {
  expect(winnersOf([0, 0])).toEqual([false, false]);
  expect(winnersOf([3, 3, 1])).toEqual([true, true, false]);
  expect(winnersOf([])).toEqual([]);
});

test('a share gives more votes of a day; there are never fewer than none', () => {
  const daily = { votes: 3, shareVotes: 1 };
  expect([0, 2, 3, 4].map((cast) => votesLeft(daily, cast, false))).toEqual([3, 1, 0, 0]);
  expect([0, 3, 4, 5].map((cast) => votesLeft(daily, cast, true))).toEqual([4, 1, 0, 0]);
});
