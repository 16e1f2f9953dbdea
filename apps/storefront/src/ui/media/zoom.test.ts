import { expect, test } from 'vitest';
import { keepInside, REST, zoomAt } from './zoom';

test('what lies under the finger stays there while it grows', () => {
  expect(zoomAt(REST, 2, { x: 50, y: -20 })).toEqual({ scale: 2, x: -50, y: 20 });
  expect(zoomAt({ scale: 2, x: -50, y: 20 }, 0.5, { x: 50, y: -20 })).toEqual({ scale: 1, x: 0, y: 0 });
});

test('a picture grows to four times at most and never shrinks below its frame', () => {
  expect(zoomAt(REST, 9, { x: 0, y: 0 }).scale).toBe(4);
  expect(zoomAt({ scale: 2, x: 0, y: 0 }, 0.1, { x: 0, y: 0 }).scale).toBe(1);
});

test('the edge of a picture is not pulled into the frame', () => {
  expect(keepInside({ scale: 2, x: 900, y: -900 }, { width: 400, height: 800 })).toEqual({ scale: 2, x: 200, y: -400 });
  expect(keepInside({ scale: 1, x: 30, y: 30 }, { width: 400, height: 800 })).toEqual({ scale: 1, x: 0, y: 0 });
});
