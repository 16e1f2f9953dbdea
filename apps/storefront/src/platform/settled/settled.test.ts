import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceSettled, STILL_MS } from './index.h5';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
  began = Date.now();
});
afterEach(() => vi.useRealTimers());

let began = 0;

test('nothing runs while the first page settles; then it runs once', () => {
  const run = vi.fn();
  onceSettled(run);
  vi.advanceTimersByTime(STILL_MS - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('pointerdown'));
  expect(run).toHaveBeenCalledOnce();
});

test('a touch ends the wait, and only once', () => {
  const run = vi.fn();
  onceSettled(run);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('touchstart'));
  vi.advanceTimersByTime(STILL_MS);
  expect(run).toHaveBeenCalledOnce();
});

test('a page that is opened later waits for nothing', () => {
  vi.advanceTimersByTime(STILL_MS);
  const run = vi.fn();
  onceSettled(run);
  expect(run).toHaveBeenCalledOnce();
});

test('what is called off never runs', () => {
  const run = vi.fn();
  onceSettled(run)();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(STILL_MS);
  expect(run).not.toHaveBeenCalled();
});
