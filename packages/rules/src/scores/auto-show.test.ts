import { expect, test } from 'vitest';
import { autoShowScoreLeft } from './auto-show';

test.each([
  [false, false, 100, 100],
  [true, false, 100, 80],
  [false, true, 100, 50],
  [true, true, 100, 30],
  [true, true, 60, 0],
  [false, false, 140, 100],
])('drink drawn %s, interaction drawn %s, collected %d: %d left', (hasDrawnDrink, hasDrawnInteraction, score, left) => {
  expect(autoShowScoreLeft({ hasDrawnDrink, hasDrawnInteraction }, score)).toBe(left);
});

test('without a collected score all 100 count', () => {
  expect(autoShowScoreLeft({ hasDrawnDrink: true, hasDrawnInteraction: false })).toBe(80);
});
