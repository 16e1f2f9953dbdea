import { describe, expect, it } from 'vitest';
import { createMemoryCache } from './cache';
import { cacheSuite } from './cache.suite';
import { TestClock } from './clock';

describe('cache in memory', () => {
  cacheSuite(async () => {
    const clock = new TestClock();
    return { cache: createMemoryCache(() => clock.now()), pass: async (ms) => clock.advance(ms) };
  });

  it('holds no more than its most entries: the oldest goes', async () => {
    const cache = createMemoryCache(() => 0, 2);
    await cache.set('a', 1, 1000);
    await cache.increment('b', 1000);
    expect(await cache.once('c', 1000)).toBe(true);
    expect(await cache.get('a')).toBeUndefined();
    expect((await cache.increment('b', 1000)).count).toBe(2);
    expect(await cache.once('c', 1000)).toBe(false);
    await cache.close();
  });
});
