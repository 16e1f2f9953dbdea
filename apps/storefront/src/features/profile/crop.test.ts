import { expect, test } from 'vitest';
import { dragged, pictureBehind, squareOf } from './crop';

const wide = { width: 1200, height: 800, zoom: 1, x: 0.5, y: 0.5 };

test('the square is as large as the picture allows, in its middle', () => {
  expect(squareOf(wide)).toEqual({ left: 200, top: 0, side: 800 });
  expect(squareOf({ ...wide, zoom: 2 })).toEqual({ left: 400, top: 200, side: 400 });
});

test('a drag moves the picture with the finger and stops at its ends', () => {
  expect(pictureBehind(dragged(wide, 0.1, 0)).left).toBeCloseTo(-0.15);
  expect(dragged(wide, 5, 5)).toMatchObject({ x: 0, y: 0.5 });
  expect(dragged({ ...wide, zoom: 2 }, -9, -9)).toMatchObject({ x: 1, y: 1 });
});
