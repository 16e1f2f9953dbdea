import { expect, test } from 'vitest';
import { startAt } from './orbit';
import { Steering } from './steering';

/** Steps of one picture until it stands, at most `ms`. */
function run(steering: Steering, ms: number): number {
  let passed = 0;
  while (passed < ms && steering.step(16)) passed += 16;
  return passed;
}

test('the slow turn goes once round and rests', () => {
  const steering = new Steering(36);
  steering.turnSlowly();
  expect(run(steering, 120_000)).toBeLessThan(60_000);
  expect(steering.orbit.azimuth).toBeCloseTo(396, 5);
  expect(steering.step(16)).toBe(false);
});

test('a hand ends the slow turn at once', () => {
  const steering = new Steering(36);
  steering.turnSlowly();
  steering.step(1000);
  steering.hold();
  const { azimuth } = steering.orbit;
  expect(steering.step(1000)).toBe(false);
  expect(steering.orbit.azimuth).toBe(azimuth);
});

test('a push glides on and ends', () => {
  const steering = new Steering(36);
  steering.release(120);
  expect(run(steering, 10_000)).toBeLessThan(3000);
  expect(steering.orbit.azimuth).toBeGreaterThan(45);
});

test('a reset goes back to the first view, in a short move or at once', () => {
  const steering = new Steering(90);
  steering.drag(-500, 100, 390);
  steering.zoom(2);
  steering.goToStart(false);
  expect(run(steering, 10_000)).toBeLessThan(600);
  expect({ ...steering.orbit, azimuth: steering.orbit.azimuth % 360 }).toEqual(startAt(90));
  steering.drag(-100, 0, 390);
  steering.goToStart(true);
  expect(steering.step(16)).toBe(false);
  expect(steering.orbit.azimuth % 360).toBe(90);
});
