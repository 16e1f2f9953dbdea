import { expect, test } from 'vitest';
import { arcPath, curvePath } from './chart-paths';
import { axisMarks, heightOf, shownLabels } from './chart-scale';
import { valueText } from './chart-types';

test('an axis takes in all values with round figures', () => {
  expect(axisMarks([3, 412, 96], true)).toEqual([0, 200, 400, 600]);
  expect(axisMarks([0.12, 0.31], true)).toEqual([0, 0.2, 0.4]);
  expect(axisMarks([612, 628, 640], false)).toEqual([610, 620, 630, 640]);
  expect(axisMarks([-40, 25], false)).toEqual([-50, -25, 0, 25]);
});

test('equal values and zeros have an axis too', () => {
  expect(axisMarks([0, 0], true)).toEqual([0, 0.5]);
  const marks = axisMarks([88], false);
  expect(heightOf(88, marks)).toBeGreaterThanOrEqual(0);
  expect(heightOf(88, marks)).toBeLessThanOrEqual(1);
});

test('of many labels every nth is shown, the newest always', () => {
  expect(shownLabels(4)).toEqual([true, true, true, true]);
  expect(shownLabels(8)).toEqual([false, true, false, true, false, true, false, true]);
  expect(shownLabels(30).filter(Boolean)).toHaveLength(6);
  expect(shownLabels(30).at(-1)).toBe(true);
});

test('the curve goes through its places and lies flat at a turning point', () => {
  const path = curvePath([
    { x: 0, y: 10 },
    { x: 30, y: 0 },
    { x: 60, y: 10 },
  ]);
  expect(path).toBe('M0 10C10 10 20 0 30 0C40 0 50 10 60 10');
});

test('parts of a ring begin at the top and go clockwise, long ones the long way', () => {
  expect(arcPath(40, 0, 0.75)).toBe('M50 10A40 40 0 1 1 10 50');
  expect(arcPath(40, 0, 0.25)).toBe('M50 10A40 40 0 0 1 90 50');
});

test('values have separators of thousands, but not behind the point', () => {
  expect(valueText(1234567.12345, { unit: 'km' })).toBe('1,234,567.12345 km');
  expect(valueText(0.5, { format: (value) => `${value * 100}%` })).toBe('50%');
});
