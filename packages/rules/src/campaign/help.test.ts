import { describe, expect, it, test } from 'vitest';
import { DAY_MS } from '../time';
import {
  type HelpTeamState,
  helpsOf,
  helpTeamState,
  helpView,
  type StartState,
  type StepState,
  startState,
  stepState,
  type Viewer,
} from './help';

test.each([
  [4, 199, 'running'],
  [4, 200, 'over'],
  [5, 199, 'full'],
  [5, 200, 'full'],
] as const)('a team of five with %i helps that ends at 200 is at %i %s', (helps, now, state) => {
  expect(helpTeamState({ helps, goal: 5, endsAt: 200 }, now)).toBe(state);
});

describe('what a viewer can do', () => {
  const stranger: Viewer = {
    isStarter: false,
    hasHelped: false,
    hasHelpedStarter: false,
    isCampaignRunning: true,
    isAllowed: true,
    helpsLeft: 1,
  };

  it.each([
    ['running', {}, 'open'],
    ['running', { isStarter: true, helpsLeft: 0 }, 'own'],
    ['full', { isStarter: true }, 'own'],
    ['full', { hasHelped: true }, 'helped'],
    ['full', {}, 'full'],
    ['over', { hasHelpedStarter: true }, 'over'],
    ['running', { isCampaignRunning: false, isAllowed: false }, 'closed'],
    ['running', { isAllowed: false, hasHelpedStarter: true }, 'notAllowed'],
    ['running', { hasHelpedStarter: true, helpsLeft: 0 }, 'helpedStarter'],
    ['running', { helpsLeft: 0 }, 'dailyLimit'],
  ] as const)('of a team that is %s, known as %o, is %s', (team: HelpTeamState, known, view) => {
    expect(helpView(team, { ...stranger, ...known })).toBe(view);
  });
});

describe('a step', () => {
  it.each([
    [{ at: 3, isClaimed: false, left: 9 }, 2, 'locked'],
    [{ at: 3, isClaimed: false, left: 9 }, 3, 'open'],
    [{ at: 3, isClaimed: false, left: null }, 3, 'open'],
    [{ at: 3, isClaimed: false, left: 0 }, 3, 'soldOut'],
    [{ at: 3, isClaimed: true, left: 0 }, 0, 'claimed'],
  ] as const)('%o with %i helps is %s', (facts, helps, state) => {
    expect(stepState(facts, { helps, claimUntil: 100 }, 99)).toBe(state);
  });

  it('lapses when its time to claim is over', () => {
    expect(stepState({ at: 1, isClaimed: false, left: 1 }, { helps: 1, claimUntil: 100 }, 100)).toBe('lapsed');
  });
});

test.each([
  [0, null, ['locked'], 'open'],
  [0, null, ['soldOut'], 'soldOut'],
  [1, 'running', ['open'], 'running'],
  [1, 'over', ['claimed', 'open'], 'claimFirst'],
  [1, 'full', ['claimed'], 'hasAll'],
  [1, 'over', ['claimed', 'soldOut'], 'soldOut'],
  [1, 'over', ['claimed', 'locked'], 'open'],
  [2, 'over', ['claimed', 'locked'], 'usedUp'],
  [2, 'full', ['claimed', 'claimed'], 'hasAll'],
  [1, 'over', ['lapsed', 'locked'], 'open'],
] as const)('after %i of two teams, the newest %s with steps %o: %s', (teams, newest, steps, expected: StartState) => {
  const states: readonly StepState[] = steps;
  expect(startState({ teams, most: 2, newest, steps: states })).toBe(expected);
});

test('young accounts count for more where a campaign says so', () => {
  const newcomers = { days: 7, helps: 2 };
  expect(helpsOf(newcomers, 7 * DAY_MS - 1)).toBe(2);
  expect(helpsOf(newcomers, 7 * DAY_MS)).toBe(1);
  expect(helpsOf(null, 0)).toBe(1);
});
