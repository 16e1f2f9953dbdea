import { describe, expect, test } from 'vitest';
import { someCar } from '../testing/some-car';
import { goneWords, isGone, nextStep } from './next-step';

const sale = { startsAt: 1, endsAt: 2, discountPriceFen: 1, isReminderSet: false };

describe('what can be done about a stock car', () => {
  test('a free car is booked, one that is kept goes on', () => {
    expect(nextStep(someCar)).toEqual({ do: 'book' });
    expect(nextStep({ ...someCar, state: 'heldByMe' })).toEqual({ do: 'continue' });
  });

  test('an own order comes before all, whatever the state', () => {
    for (const state of ['free', 'heldByMe', 'sold'] as const)
      expect(nextStep({ ...someCar, state, orderNo: 'VO1' })).toEqual({ do: 'openOrder', orderNo: 'VO1' });
  });

  test.each(['held', 'sold', 'withdrawn'] as const)('a car that is %s leads to others and says why', (state) => {
    expect(isGone({ ...someCar, state })).toBe(true);
    expect(goneWords({ ...someCar, state })).toContain('样车 长续航版');
  });

  test('before a sale there is a reminder, after it the car is gone', () => {
    expect(nextStep({ ...someCar, sale: { ...sale, phase: 'notStarted' } })).toEqual({ do: 'remind', isSet: false });
    expect(isGone({ ...someCar, sale: { ...sale, phase: 'over' } })).toBe(true);
    expect(nextStep({ ...someCar, sale: { ...sale, phase: 'running' } })).toEqual({ do: 'book' });
  });

  test('nothing is said about a car that can be had', () => {
    expect(goneWords(someCar)).toBeNull();
    expect(goneWords({ ...someCar, state: 'heldByMe' })).toBeNull();
  });
});
