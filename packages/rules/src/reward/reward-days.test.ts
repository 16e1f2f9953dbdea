import { describe, expect, test } from 'vitest';
import { type RewardOrder, rewardDayAt, rewardState, startOfShanghaiDay } from './reward-days';

const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`);
const order: RewardOrder = {
  reachedAt: { deposit: at('01T18:00'), lock: at('04T09:30') },
  deliveredAt: null,
  isGivenUp: false,
};

describe('the day of a reward', () => {
  test('begins at midnight in Shanghai', () => {
    expect(startOfShanghaiDay(at('01T00:00'))).toBe(at('01T00:00'));
    expect(startOfShanghaiDay(at('01T07:59'))).toBe(at('01T00:00'));
    expect(startOfShanghaiDay(at('01T23:59'))).toBe(at('01T00:00'));
  });

  test('is that of the milestone, or whole weeks after the deposit', () => {
    expect(rewardDayAt(order, 'deposit', null)).toBe(at('01T00:00'));
    expect(rewardDayAt(order, 'lock', null)).toBe(at('04T00:00'));
    expect(rewardDayAt(order, 'week', 2)).toBe(at('15T00:00'));
  });

  test('is not known before the milestone, and no week comes after the delivery', () => {
    expect(rewardDayAt(order, 'arrival', null)).toBeNull();
    const delivered = { ...order, deliveredAt: at('12T10:00') };
    expect(rewardDayAt(delivered, 'week', 1)).toBe(at('08T00:00'));
    expect(rewardDayAt(delivered, 'week', 2)).toBeNull();
  });
});

describe('the state of a reward', () => {
  const day = at('01T00:00');
  test.each([
    ['notYet', at('01T00:00') - 1],
    ['claimable', at('01T00:00')],
    ['claimable', at('14T23:59')],
    ['expired', at('15T00:00')],
  ])('is %s', (state, now) => {
    expect(rewardState(order, day, false, now)).toBe(state);
  });

  test('stays claimed, also when the order is given up afterwards', () => {
    expect(rewardState({ ...order, isGivenUp: true }, day, true, at('30T00:00'))).toBe('claimed');
  });

  test('an order that is given up closes what was not claimed', () => {
    expect(rewardState({ ...order, isGivenUp: true }, day, false, day)).toBe('closed');
  });
});
