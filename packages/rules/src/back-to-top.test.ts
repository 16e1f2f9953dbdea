import { expect, test } from 'vitest';
import { backToTopDurationMs, isBackToTopVisible } from './back-to-top';

test('the icon shows beyond half a screen', () => {
  expect(isBackToTopVisible(422, 844)).toBe(false);
  expect(isBackToTopVisible(423, 844)).toBe(true);
});

test.each([
  [2400, 800, 600],
  [800, 800, 200],
  [400, 800, 100],
  [40_000, 800, 8000],
  [0, 800, 0],
  [100, 0, 0],
])('from %d on a screen of %d scrolling takes %d ms', (scrollTop, screenHeight, durationMs) => {
  expect(backToTopDurationMs(scrollTop, screenHeight)).toBe(durationMs);
});
