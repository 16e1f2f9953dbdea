import { expect, it } from 'vitest';
import { bestAnswer, hasTimeAbove, isRatable, RATING_MS, waitMinutes } from './chat';

const CHARGER = { question: '家用充电桩怎么安装', keywords: ['充电桩', '家充', '安装'] };
const STATION = { question: '附近的充电站', keywords: ['充电', '超充'] };
const ANSWERS = [STATION, CHARGER];

it.each([
  ['充电桩怎么安装？', CHARGER],
  ['附近哪里能充电', STATION],
  ['家用充电桩怎么安装！', CHARGER],
  ['家 充', CHARGER],
  ['你好', null],
  ['', null],
])('“%s” is answered by what fits best', (asked, answer) => {
  expect(bestAnswer(asked, ANSWERS)).toBe(answer);
});

it('of equal ones the first answers, and an empty keyword fits nothing', () => {
  const [first, second] = [
    { question: '一', keywords: ['订单', ''] },
    { question: '二', keywords: ['订单'] },
  ];
  expect(bestAnswer('我的订单', [first, second])).toBe(first);
  expect(bestAnswer('你好', [first, second])).toBeNull();
});

it('times stand above the first message and after five minutes of silence', () => {
  expect(hasTimeAbove(1_000_000, null)).toBe(true);
  expect(hasTimeAbove(1_299_999, 1_000_000)).toBe(false);
  expect(hasTimeAbove(1_300_000, 1_000_000)).toBe(true);
});

it('a closed conversation is rated once, within a week', () => {
  expect(isRatable(null, null, 0)).toBe(false);
  expect(isRatable(1000, null, 1000 + RATING_MS - 1)).toBe(true);
  expect(isRatable(1000, null, 1000 + RATING_MS)).toBe(false);
  expect(isRatable(1000, 5, 1001)).toBe(false);
});

it('a place in the queue takes two minutes', () => {
  expect(waitMinutes(0)).toBe(2);
  expect(waitMinutes(3)).toBe(8);
});
