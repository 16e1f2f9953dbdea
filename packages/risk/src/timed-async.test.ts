import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMED_WAIT_MS, timedAsync } from './timed-async';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('timedAsync', () => {
  test('gives the value of what came in time', async () => {
    expect(await timedAsync(async () => 7)).toEqual({ code: 'ok', value: 7 });
    expect(await timedAsync(() => 8)).toEqual({ code: 'ok', value: 8 });
  });

  test('is -101 for what failed, whether it threw or rejected', async () => {
    const reason = new TypeError('no');
    expect(await timedAsync(() => Promise.reject(reason))).toEqual({ code: -101, reason });
    const thrown = timedAsync(() => {
      throw reason;
    });
    expect(await thrown).toEqual({ code: -101, reason });
  });

  test('is -102 after 4000 ms', async () => {
    const seen = vi.fn();
    void timedAsync(() => new Promise(() => undefined)).then(seen);
    await vi.advanceTimersByTimeAsync(TIMED_WAIT_MS - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ code: -102 });
  });

  test('leaves no timer behind', async () => {
    await timedAsync(() => 1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
