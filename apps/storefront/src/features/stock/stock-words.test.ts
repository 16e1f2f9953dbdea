import { expect, test } from 'vitest';
import { distanceWords, placeWords, readyWords, saleWords, savingWords, stateWords, stockWords } from './stock-words';

test('distances are exact nearby and round further away', () => {
  expect([null, 0.4, 9.94, 12.6, 1234.5].map(distanceWords)).toEqual(['', '0.4 km', '9.9 km', '13 km', '1,235 km']);
  expect(placeWords({ cityName: '上海市', distanceKm: null })).toBe('上海市');
});

test('round savings are told in ten thousand yuan, others to the yuan', () => {
  expect([800_000, 1_200_000, 1_000_000, 1_234_500].map(savingWords)).toEqual([
    '省 ¥8,000',
    '省 1.2 万',
    '省 1 万',
    '省 ¥12,345',
  ]);
});

test('a car that can be had has no word for its state', () => {
  expect([stateWords('free'), stateWords('heldByMe'), stateWords('held')]).toEqual([null, null, '已被预订']);
  expect([readyWords(0), readyWords(3)]).toEqual(['当日可提', '3 天内可提']);
});

test('a list tells the cars that can be had, and the held ones apart', () => {
  expect(stockWords({ total: 52, freeCount: 50 })).toBe('50 台现车可订 · 2 台已被预订');
  expect(stockWords({ total: 50, freeCount: 50 })).toBe('50 台现车可订');
  expect(saleWords({ total: 8, freeCount: 3 })).toBe('共 8 台 · 3 台正在特惠，一车一价');
});
