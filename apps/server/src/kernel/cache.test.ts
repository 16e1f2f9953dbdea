import { describe } from 'vitest';
import { createMemoryCache } from './cache';
import { cacheSuite } from './cache.suite';
import { TestClock } from './clock';

describe('cache in memory', () => {
  cacheSuite(async () => {
    const clock = new TestClock();
    return { cache: createMemoryCache(() => clock.now()), pass: async (ms) => clock.advance(ms) };
  });
});
