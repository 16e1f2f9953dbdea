import { expect, it } from 'vitest';
import { roundUp } from './bar-chart';

it.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [5, 5],
  [37, 40],
  [41, 50],
  [999, 1000],
])('ends the scale of %d at %d', (value, top) => {
  expect(roundUp(value)).toBe(top);
});
