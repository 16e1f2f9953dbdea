import { expect, test } from 'vitest';
import { diffuseLight, diffuseNumbers } from './diffuse-light';
import { studioLight } from './studio-light';

const size = { length: 4.92, width: 2, height: 1.45, centreX: 1.58, axles: [0, 3], hub: [0, 0.37, 0.85] } as const;
const light = studioLight(size);
const roof = [size.centreX, 1.45, 0] as const;

test('the panel above shines straight down with its full power', () => {
  expect(light(roof, [0, 1, 0])).toBeCloseTo(3.6 + 0.3 * 0.75, 5);
});

test('left and right are alike, and panels do not shine backwards', () => {
  const up = Math.SQRT1_2;
  expect(light(roof, [0, up, up])).toBeCloseTo(light(roof, [0, up, -up]), 5);
  expect(light([size.centreX, 8, 0], [0, 1, 0])).toBeCloseTo(0.3 * 0.75, 5);
});

test('the floor is dark under the car and lit beside it', () => {
  const down = [0, -1, 0] as const;
  expect(light([size.centreX, 0.5, 0], down)).toBeLessThan(0.01);
  expect(light([size.centreX, 0.5, 3], down)).toBeCloseTo(0.22 * 0.75, 5);
});

test('nine numbers tell the light on a matt surface', () => {
  const numbers = diffuseNumbers(size);
  const on = (x: number, y: number, z: number) => diffuseLight(numbers, [x, y, z]);
  // Gathered the long way: over the half sphere above, weighted by the cosine.
  let sum = 0;
  const steps = 200;
  for (let ring = 0; ring < steps; ring += 1)
    for (let around = 0; around < steps; around += 1) {
      const sine = Math.sqrt((ring + 0.5) / steps);
      const angle = ((around + 0.5) / steps) * 2 * Math.PI;
      const ray = [sine * Math.cos(angle), Math.sqrt(1 - sine * sine), sine * Math.sin(angle)] as const;
      sum += light([size.centreX, 0.7, 0], ray) / steps ** 2;
    }
  expect(on(0, 1, 0)).toBeGreaterThan(sum * 0.9);
  expect(on(0, 1, 0)).toBeLessThan(sum * 1.1);
  expect(on(0, 1, 0)).toBeGreaterThan(on(0, 0, 1));
  expect(on(0, 0, 1)).toBeCloseTo(on(0, 0, -1), 1);
});
