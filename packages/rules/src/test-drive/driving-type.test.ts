import { expect, test } from 'vitest';
import { aheadPercent, drivingType } from './driving-type';

const calm = { distanceKm: 20, topAcceleration: 3, energy: 15, assistKm: 2 };

test.each([
  [{}, 'cruiser'],
  [{ topAcceleration: 6 }, 'racer'],
  [{ assistKm: 8 }, 'copilot'],
  [{ energy: 13.5 }, 'saver'],
  [{ topAcceleration: 6.5, assistKm: 20, energy: 10 }, 'racer'],
  [{ distanceKm: 0, assistKm: 0 }, 'cruiser'],
] as const)('%j is a %s', (changes, type) => {
  expect(drivingType({ ...calm, ...changes })).toBe(type);
});

test('a drive is compared with ten others or more', () => {
  expect(aheadPercent(9, 9)).toBeNull();
  expect(aheadPercent(0, 10)).toBe(0);
  expect(aheadPercent(2, 30)).toBe(7);
  expect(aheadPercent(30, 30)).toBe(100);
});
