import { expect, test } from 'vitest';
import { PaintBlend } from './paint-blend';
import { blendedPaint, paintNumbers } from './paint-numbers';

test('a hex colour becomes linear light, raised as in the product pictures', () => {
  // Mid grey #808080 is 0.2159 in linear light, times 1.35.
  const { colour, metal } = paintNumbers({ hex: '#808080', metal: 0.7 });
  for (const value of colour) expect(value).toBeCloseTo(0.2914, 3);
  expect(metal).toBe(0.7);
});

test('channels stay in their places', () => {
  const [red, green, blue] = paintNumbers({ hex: '#FF8000', metal: 0.2 }).colour;
  expect(red).toBeCloseTo(1.35, 5);
  expect(green).toBeCloseTo(0.2914, 3);
  expect(blue).toBe(0);
});

test('faulty looks become something that can be drawn', () => {
  expect(paintNumbers({ hex: 'red', metal: 3 })).toEqual(paintNumbers({ hex: '#808080', metal: 1 }));
});

const black = paintNumbers({ hex: '#000000', metal: 0 });
const white = paintNumbers({ hex: '#ffffff', metal: 1 });

test('a blend begins with one paint and ends with the other', () => {
  expect(blendedPaint(black, white, 0)).toEqual(black);
  expect(blendedPaint(black, white, 1)).toEqual(white);
  expect(blendedPaint(black, white, 0.5).metal).toBeCloseTo(0.5, 5);
});

test('the paint on the car changes within 300 ms, and a new choice goes on from the mixture', () => {
  const blend = new PaintBlend(black);
  expect(blend.step(16)).toBe(false);
  blend.choose(white);
  expect(blend.step(150)).toBe(true);
  const mixture = blend.now;
  expect(mixture.metal).toBeCloseTo(0.5, 5);
  blend.choose(black);
  expect(blend.now).toEqual(mixture);
  blend.step(150);
  blend.step(150);
  expect(blend.now).toEqual(black);
  expect(blend.step(16)).toBe(false);
});
