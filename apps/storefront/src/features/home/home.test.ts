import { expect, test } from 'vitest';
import { isReachable, teaserTime } from './reachable';

const DAY_MS = 86_400_000;
const window = { startsAt: 10 * DAY_MS, endsAt: 20 * DAY_MS };

test.each([
  [9 * DAY_MS, { kind: 'soon', startsAt: window.startsAt }],
  [10 * DAY_MS, { kind: 'days', days: 10 }],
  [15 * DAY_MS + 1, { kind: 'days', days: 4 }],
  [18 * DAY_MS, { kind: 'days', days: 2 }],
  [18 * DAY_MS + 1, { kind: 'hours', endsAt: window.endsAt }],
  [20 * DAY_MS, { kind: 'over' }],
])('at %d the teaser says %j', (now, expected) => {
  expect(teaserTime(window, now)).toEqual(expected);
});

test.each([
  ['/pagesDetail/carModel?modelId=YLX', true],
  ['https://www.example.com/', true],
  ['/pagesNowhere/at/all', false],
  ['javascript:alert(1)', false],
])('%s can be reached: %s', (link, expected) => {
  expect(isReachable(link)).toBe(expected);
});
