import { beforeEach, expect, test } from 'vitest';
import { stored } from '@/session';
import { someCar } from '../testing/some-car';
import {
  addMatching,
  MATCHING_LIMIT,
  mirrorMatching,
  rememberMatchingCar,
  removeMatching,
  visitorsCars,
} from './matching-list';

const carNos = () => (stored.get('MATCHING_CAR_LIST') ?? []).map(({ carNo }) => carNo);
const car = (stockCarId: string) => ({ ...someCar, stockCarId });

beforeEach(() => stored.remove('MATCHING_CAR_LIST', 'MATCHING_CAR_OWNER'));

test('cars are kept newest first, each once, with their configuration', () => {
  expect([addMatching(car('a')), addMatching(car('b')), addMatching(car('a'))]).toEqual([true, true, true]);
  expect(carNos()).toEqual(['a', 'b']);
  expect(stored.get('MATCHING_CAR_LIST')?.[0]).toEqual({
    carNo: 'a',
    versionId: 'M1-pro',
    productCodes: ['paint-pine', 'interior-ink'],
  });
});

test('the list takes ten cars and no more', () => {
  for (let at = 0; at < MATCHING_LIMIT; at += 1) expect(addMatching(car(`c${at}`))).toBe(true);
  expect(addMatching(car('one-more'))).toBe(false);
  expect(addMatching(car('c3'))).toBe(true);
  removeMatching('c0');
  expect(addMatching(car('one-more'))).toBe(true);
  expect(carNos()).toHaveLength(MATCHING_LIMIT);
});

test('damaged entries of an older version are left out', () => {
  stored.set('MATCHING_CAR_LIST', [null, { carNo: 5 }] as never);
  expect(addMatching(car('a'))).toBe(true);
  expect(carNos()).toEqual(['a']);
});

test('the car looked at last is kept', () => {
  rememberMatchingCar(car('z'));
  expect(stored.get('MATCHING_CAR')).toMatchObject({ carNo: 'z', versionId: 'M1-pro' });
});

test('a visitor’s cars go to the account once; afterwards the list is the account’s', () => {
  addMatching(car('a'));
  expect(visitorsCars()).toEqual(['a']);
  mirrorMatching([car('b'), car('a')], 'u1');
  expect(carNos()).toEqual(['b', 'a']);
  expect(visitorsCars()).toEqual([]);
});
