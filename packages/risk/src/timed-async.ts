import { SECOND_MS } from '@voltfront/rules/time';

/** A request to the server that took this long (ms) has failed. */
export const REQUEST_TIMEOUT_MS = 6 * SECOND_MS;

/** Default timeout (ms) of a device query. */
export const TIMED_WAIT_MS = 4 * SECOND_MS;

/** How something that may fail or never end has ended. */
export type TimedResult<T> = { code: 'ok'; value: T } | { code: -101; reason: unknown } | { code: -102 };

/**
 * Waits for something, but not for ever. Never rejects: `ok` with its value, -101 when it failed, -102 when it took longer
 * than `waitMs`. Later results are dropped.
 *
 * @example const drawn = await timedAsync(() => drawCanvas()); if (drawn.code === 'ok') use(drawn.value);
 */
export function timedAsync<T>(work: () => T | Promise<T>, waitMs: number = TIMED_WAIT_MS): Promise<TimedResult<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ code: -102 }), waitMs);
    const settle = (result: TimedResult<T>) => {
      clearTimeout(timer);
      resolve(result);
    };
    Promise.resolve()
      .then(work)
      .then(
        (value) => settle({ code: 'ok', value }),
        (reason: unknown) => settle({ code: -101, reason }),
      );
  });
}
