import { describe, expect, it } from 'vitest';
import { tryMove } from '../state-machine';
import { DAY_MS } from '../time';
import {
  type FollowTries,
  followState,
  grandState,
  isRightWord,
  POST_NEEDS,
  shanghaiWeek,
  stationState,
  triesLeft,
  VOICE_CHANNELS,
  VOICE_POST_MACHINE,
  VOICE_POST_STATES,
  type VoicePostActor,
  type VoicePostEvent,
  type VoicePostState,
} from './voice';

const move = (state: VoicePostState, event: VoicePostEvent, who: VoicePostActor, resends = 0) => {
  const result = tryMove(VOICE_POST_MACHINE, { state, event, who, facts: { resends, most: 2 } });
  return result.isAllowed ? result.to : null;
};

describe('a post', () => {
  it.each([
    ['review', 'accept', 'staff', 0, 'accepted'],
    ['review', 'accept', 'customer', 0, null],
    ['review', 'refuse', 'staff', 0, 'refused'],
    ['review', 'withdraw', 'customer', 0, 'withdrawn'],
    ['review', 'withdraw', 'staff', 0, null],
    ['accepted', 'withdraw', 'customer', 0, null],
    ['refused', 'resend', 'customer', 1, 'review'],
    ['refused', 'resend', 'customer', 2, null],
    ['withdrawn', 'resend', 'customer', 0, null],
    ['accepted', 'remove', 'staff', 0, 'removed'],
    ['refused', 'accept', 'staff', 0, null],
    ['removed', 'accept', 'staff', 0, null],
  ] as const)('%s: %s by %s after %i times leads to %s', (state, event, who, resends, to) => {
    expect(move(state, event, who, resends)).toBe(to);
  });

  it('ends when it is withdrawn or removed', () => {
    const left = new Set(VOICE_POST_MACHINE.moves.flatMap(({ from }) => from));
    expect(VOICE_POST_STATES.filter((state) => !left.has(state))).toEqual(['withdrawn', 'removed']);
  });

  it('has a link or a screenshot on every channel', () => {
    for (const channel of VOICE_CHANNELS) expect(POST_NEEDS[channel].link).toBe(!POST_NEEDS[channel].picture);
  });
});

describe('weeks', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);

  it.each([
    ['2026-11-23T00:00', '2026-11-23'],
    ['2026-11-29T23:59', '2026-11-23'],
    ['2026-11-30T00:00', '2026-11-30'],
    ['2027-01-01T12:00', '2026-12-28'],
    ['1970-01-01T08:00', '1969-12-29'],
  ])('%s in Shanghai belongs to the week of %s', (moment, monday) => {
    expect(shanghaiWeek(at(moment))).toBe(monday);
  });

  it('are seven days of the same Monday', () => {
    const start = at('2026-11-23T10:00');
    const weeks = Array.from({ length: 14 }, (_, day) => shanghaiWeek(start + day * DAY_MS));
    expect(new Set(weeks.slice(0, 7)).size).toBe(1);
    expect(new Set(weeks).size).toBe(2);
  });
});

it.each([
  [{ hasStamp: true, inReview: 1, refused: 1 }, 'stamped'],
  [{ hasStamp: false, inReview: 1, refused: 1 }, 'review'],
  [{ hasStamp: false, inReview: 0, refused: 1 }, 'refused'],
  [{ hasStamp: false, inReview: 0, refused: 0 }, 'none'],
] as const)('a station with %o is %s', (facts, state) => {
  expect(stationState(facts)).toBe(state);
});

describe('the prize for all stamps', () => {
  const facts = { stamps: 4, isClaimed: false, left: 3, claimUntil: 100 };
  it.each([
    [{}, 99, 'open'],
    [{ stamps: 3 }, 99, 'locked'],
    [{ stamps: 3 }, 100, 'lapsed'],
    [{}, 100, 'lapsed'],
    [{ left: 0 }, 0, 'soldOut'],
    [{ left: null }, 0, 'open'],
    [{ left: 0, isClaimed: true }, 200, 'claimed'],
  ] as const)('with %o at %i is %s', (changes, now, state) => {
    expect(grandState({ ...facts, ...changes }, now)).toBe(state);
  });
});

describe('the word', () => {
  const wrong = (count: number, day = '2026-11-29'): FollowTries => ({ doneAt: null, day, wrong: count });

  it('can be tried so often a day, until it was right', () => {
    expect(followState(null, '2026-11-29', 5)).toBe('open');
    expect(followState(wrong(4), '2026-11-29', 5)).toBe('open');
    expect(followState(wrong(5), '2026-11-29', 5)).toBe('usedUp');
    expect(followState(wrong(5), '2026-11-30', 5)).toBe('open');
    expect(followState({ ...wrong(5), doneAt: 1 }, '2026-11-29', 5)).toBe('done');
    expect(triesLeft(wrong(3), '2026-11-29', 5)).toBe(2);
    expect(triesLeft(wrong(3), '2026-11-30', 5)).toBe(5);
    expect(triesLeft(wrong(9), '2026-11-29', 5)).toBe(0);
  });

  it('is right however it is typed', () => {
    expect(isRightWord(' ｌｉght６ ', 'Light6')).toBe(true);
    expect(isRightWord('向光 而行出发', '向光而行出发')).toBe(true);
    expect(isRightWord('light7', 'Light6')).toBe(false);
  });
});
