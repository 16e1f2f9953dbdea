import { expect, it } from 'vitest';
import type { Cache } from './cache';

/** A cache under test, and how to let time pass for it. */
export interface CacheUnderTest {
  cache: Cache;
  /** Lets `ms` milliseconds pass, on a test clock or in real time. */
  pass(ms: number): Promise<void>;
}

const CALLERS = 25;
const WINDOW_MS = 300;
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, work));
const countOf = <T>(list: T[], wanted: T) => list.filter((item) => item === wanted).length;

/** Tests that every implementation of `Cache` must pass, in memory or in Redis. */
export function cacheSuite(open: () => Promise<CacheUnderTest>): void {
  const use = async (work: (tested: CacheUnderTest) => Promise<void>) => {
    const tested = await open();
    try {
      await work(tested);
    } finally {
      await tested.cache.close();
    }
  };

  it('gives back values of any shape, and nothing for unknown keys', () =>
    use(async ({ cache }) => {
      const value = { n: 1, text: '中文 😀', list: [null, true, { deep: [] }] };
      await cache.set('shape', value, 1000);
      expect(await cache.get('shape')).toEqual(value);
      expect(await cache.get('unknown')).toBeUndefined();
    }));

  it('replaces and deletes values', () =>
    use(async ({ cache }) => {
      await cache.set('twice', 1, 1000);
      await cache.set('twice', 2, 1000);
      expect(await cache.get('twice')).toBe(2);
      await cache.delete('twice');
      expect(await cache.get('twice')).toBeUndefined();
    }));

  it('forgets values when their time is over', () =>
    use(async ({ cache, pass }) => {
      await cache.set('short', 'x', WINDOW_MS);
      expect(await cache.get('short')).toBe('x');
      await pass(WINDOW_MS);
      expect(await cache.get('short')).toBeUndefined();
    }));

  it('counts within a window that the first call opens', () =>
    use(async ({ cache, pass }) => {
      const first = await cache.increment('window', WINDOW_MS);
      expect(first.count).toBe(1);
      expect(first.resetMs).toBeLessThanOrEqual(WINDOW_MS);
      await pass(WINDOW_MS / 2);
      const second = await cache.increment('window', WINDOW_MS);
      expect(second.count).toBe(2);
      expect(second.resetMs).toBeLessThanOrEqual(WINDOW_MS / 2);
      await pass(WINDOW_MS / 2);
      expect((await cache.increment('window', WINDOW_MS)).count).toBe(1);
    }));

  it('says yes to one of many callers at once, and again when the time is over', () =>
    use(async ({ cache, pass }) => {
      expect(countOf(await atOnce(() => cache.once('nonce', WINDOW_MS)), true)).toBe(1);
      await pass(WINDOW_MS);
      expect(await cache.once('nonce', WINDOW_MS)).toBe(true);
    }));

  it('gives a value to one of many takers at once', () =>
    use(async ({ cache }) => {
      await cache.set('taken', 'x', 1000);
      expect(countOf(await atOnce(() => cache.take<string>('taken')), 'x')).toBe(1);
    }));

  it('counts every one of many callers at once', () =>
    use(async ({ cache }) => {
      const counters = await atOnce(() => cache.increment('crowd', 60_000));
      expect(new Set(counters.map(({ count }) => count)).size).toBe(CALLERS);
      expect((await cache.increment('crowd', 60_000)).count).toBe(CALLERS + 1);
    }));
}
