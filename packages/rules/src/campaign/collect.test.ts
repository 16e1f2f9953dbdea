import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time';
import {
  areWhole,
  countItems,
  daysWithUs,
  fitsBeside,
  fulfils,
  type ItemKind,
  itemOfRoll,
  type LinkViewer,
  linkState,
  linkView,
  poolOfDay,
  setState,
  spareOf,
  taskRef,
  taskState,
} from './collect';

const NOON = Date.parse('2026-11-26T12:00:00+08:00');

describe('pools', () => {
  test('follow each other by days of Shanghai: of three the fourth day has the first again', () => {
    const days = [0, 1, 2, 3].map((day) => poolOfDay(3, NOON, NOON + day * DAY_MS));
    expect(days).toEqual([0, 1, 2, 0]);
    expect(poolOfDay(3, NOON, NOON + 12 * HOUR_MS)).toBe(1);
    expect(poolOfDay(3, NOON, NOON - DAY_MS)).toBe(2);
  });

  test('give the item on which the roll falls', () => {
    const odds = [
      { item: 'A', weight: 7000 },
      { item: 'B', weight: 3000 },
    ];
    expect([0, 6999, 7000, 9999].map((roll) => itemOfRoll(odds, roll))).toEqual(['A', 'A', 'B', 'B']);
    expect(itemOfRoll([], 0)).toBeNull();
    expect(areWhole(odds)).toBe(true);
    expect(areWhole(odds.slice(1))).toBe(false);
  });
});

describe('tasks', () => {
  test('are taken once, and while the day may bring more', () => {
    const state = (isDone: boolean, isTaken: boolean, taken: number) => taskState({ isDone, isTaken }, taken, 3);
    expect(state(false, false, 3)).toBe('todo');
    expect(state(true, false, 2)).toBe('open');
    expect(state(true, false, 3)).toBe('limit');
    expect(state(true, true, 1)).toBe('taken');
  });

  test('are named by their day', () => {
    expect(taskRef('share', NOON)).toBe('2026-11-26:share');
  });
});

describe('recipes', () => {
  const item = (key: string, set = 'town', rank: ItemKind['rank'] = 'bronze'): ItemKind => ({ key, set, rank });
  const three = { takes: 3, rank: 'bronze' as const, set: null, isDistinct: false };
  const towns = { takes: 2, rank: null, set: 'town', isDistinct: true };

  test('take so many of a rank, also of one kind', () => {
    expect(fulfils(three, [item('a'), item('a'), item('b', 'car')])).toBe(true);
    expect(fulfils(three, [item('a'), item('a')])).toBe(false);
    expect(fulfils(three, [item('a'), item('a'), item('s', 'town', 'silver')])).toBe(false);
    expect(fulfils(three, [item('a'), item('a'), item('a'), item('a')])).toBe(false);
  });

  test('may want each to be another one of a set', () => {
    expect(fulfils(towns, [item('a'), item('b')])).toBe(true);
    expect(fulfils(towns, [item('a'), item('a')])).toBe(false);
    expect(fulfils(towns, [item('a'), item('b', 'car')])).toBe(false);
    expect(fitsBeside(towns, item('b'), [item('a')])).toBe(true);
    expect(fitsBeside(towns, item('c'), [item('a'), item('b')])).toBe(false);
  });

  test('leave the last one where the campaign keeps it', () => {
    expect([spareOf(3, true), spareOf(1, true), spareOf(0, true), spareOf(1, false)]).toEqual([2, 0, 0, 1]);
    expect([...countItems(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

describe('links', () => {
  const viewer: LinkViewer = {
    isOwner: false,
    isFriend: false,
    isCampaignRunning: true,
    isAllowed: true,
    hasTurns: true,
    hasItem: true,
  };

  test('are back when their time is over, written or not', () => {
    expect(linkState('open', NOON, NOON - 1)).toBe('open');
    expect(linkState('open', NOON, NOON)).toBe('back');
    expect(linkState('done', NOON, NOON)).toBe('done');
  });

  test('tell each what they can do', () => {
    expect(linkView('open', viewer)).toBe('open');
    expect(linkView('open', { ...viewer, isOwner: true })).toBe('own');
    expect(linkView('done', { ...viewer, isFriend: true })).toBe('mine');
    expect(linkView('done', viewer)).toBe('done');
    expect(linkView('back', viewer)).toBe('over');
    expect(linkView('open', { ...viewer, isCampaignRunning: false })).toBe('closed');
    expect(linkView('open', { ...viewer, isAllowed: false })).toBe('notAllowed');
    expect(linkView('open', { ...viewer, hasTurns: false })).toBe('dailyLimit');
    expect(linkView('open', { ...viewer, hasItem: false })).toBe('nothing');
  });
});

test('a set is claimed once, while there is something left', () => {
  const facts = { isComplete: true, isClaimed: false, left: null };
  expect(setState(facts)).toBe('open');
  expect(setState({ ...facts, isComplete: false })).toBe('missing');
  expect(setState({ ...facts, left: 0 })).toBe('soldOut');
  expect(setState({ ...facts, isClaimed: true, left: 0 })).toBe('claimed');
});

test('the day on which somebody joined is their first', () => {
  expect(daysWithUs(NOON, NOON)).toBe(1);
  expect(daysWithUs(NOON, NOON + DAY_MS)).toBe(2);
  expect(daysWithUs(Date.parse('2026-11-25T23:59:00+08:00'), NOON)).toBe(2);
});
