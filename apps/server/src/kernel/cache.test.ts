import { describe, expect, it } from 'vitest';
import { createMemoryCache } from './cache';
import { TestClock } from './clock';

function start() {
  const clock = new TestClock(1000);
  return { clock, cache: createMemoryCache(() => clock.now()) };
}

describe('cache in memory', () => {
  it('forgets values when their time is over', async () => {
    const { clock, cache } = start();
    await cache.set('a', { n: 1 }, 100);
    expect(await cache.get('a')).toEqual({ n: 1 });
    clock.advance(100);
    expect(await cache.get('a')).toBeUndefined();
    await cache.close();
  });

  it('counts within a window that the first call opens', async () => {
    const { clock, cache } = start();
    expect(await cache.increment('n', 100)).toEqual({ count: 1, resetMs: 100 });
    clock.advance(60);
    expect(await cache.increment('n', 100)).toEqual({ count: 2, resetMs: 40 });
    clock.advance(40);
    expect(await cache.increment('n', 100)).toEqual({ count: 1, resetMs: 100 });
    await cache.close();
  });

  it('says yes once, and gives a value to one taker', async () => {
    const { cache } = start();
    expect(await Promise.all([cache.once('k', 10), cache.once('k', 10)])).toEqual([true, false]);
    await cache.set('t', 'x', 10);
    expect(await Promise.all([cache.take('t'), cache.take('t')])).toEqual(['x', undefined]);
    await cache.close();
  });
});
