import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenMeasured } from './when-measured';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY_MS = 50;

/** Measures something that is there from the given try on. */
function start(thereAt: number, isLate = false) {
  const [use, onGiveUp] = [vi.fn(), vi.fn()];
  const measure = vi.fn(() => {
    const found = measure.mock.calls.length >= thereAt ? 44 : null;
    return isLate ? Promise.resolve(found) : found;
  });
  const callOff = whenMeasured({ measure, everyMs: EVERY_MS, use, onGiveUp });
  return { measure, use, onGiveUp, callOff };
}

test('what is there is measured once, at once', () => {
  const { measure, use } = start(1);
  expect(use).toHaveBeenCalledExactlyOnceWith(44);
  vi.runAllTimers();
  expect(measure).toHaveBeenCalledOnce();
});

test.each([false, true])('what comes late is measured at the fifth try (asynchronous: %s)', async (isLate) => {
  const { measure, use, onGiveUp } = start(5, isLate);
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(use).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(use).toHaveBeenCalledExactlyOnceWith(44);
  await vi.runAllTimersAsync();
  expect(measure).toHaveBeenCalledTimes(5);
  expect(onGiveUp).not.toHaveBeenCalled();
});

test.each([false, true])('after five tries it gives up (asynchronous: %s)', async (isLate) => {
  const { measure, use, onGiveUp } = start(6, isLate);
  await vi.runAllTimersAsync();
  expect(measure).toHaveBeenCalledTimes(5);
  expect(use).not.toHaveBeenCalled();
  expect(onGiveUp).toHaveBeenCalledOnce();
});

test('called off, it neither tries again nor uses what a try under way finds', async () => {
  const waiting = start(2);
  waiting.callOff();
  const underWay = start(1, true);
  underWay.callOff();
  await vi.runAllTimersAsync();
  expect(waiting.measure).toHaveBeenCalledOnce();
  expect(waiting.use).not.toHaveBeenCalled();
  expect(underWay.use).not.toHaveBeenCalled();
});
