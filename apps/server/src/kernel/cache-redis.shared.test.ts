import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openForwarder } from '../testing/forwarder';
import { cacheSuite } from './cache.suite';
import { openRedisCache } from './cache-redis';
import { OutageError, StartError } from './errors';

const url = process.env.TEST_REDIS_URL ?? '';

/**
 * Each test uses keys of its own. Redis expires keys in real time, so the test waits 10 ms more.
 */
const open = async () => ({ cache: await openRedisCache(url), pass: (ms: number) => pause(ms + 10) });

beforeEach(async () => {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
});

describe('cache in Redis', () => {
  cacheSuite(open);

  it('is one cache for several servers', async () => {
    const [{ cache: one }, { cache: other }] = [await open(), await open()];
    await one.set('shared', 'x', 1000);
    expect(await other.take('shared')).toBe('x');
    expect([await one.once('n', 1000), await other.once('n', 1000)]).toEqual([true, false]);
    await one.increment('c', 1000);
    expect((await other.increment('c', 1000)).count).toBe(2);
    await Promise.all([one.close(), other.close()]);
  });

  it('keeps nobody waiting for a Redis that says nothing, and goes on when it does', async () => {
    const port = Number(new URL(url).port);
    const address = await openForwarder(port);
    const cache = await openRedisCache(`redis://127.0.0.1:${address.port}`);
    expect(await cache.once('first', 1000)).toBe(true);
    address.fallSilent();
    await expect(cache.once('second', 1000)).rejects.toThrow(OutageError);
    address.leadTo(port);
    const isStored = () =>
      cache.set('third', 1, 1000).then(
        () => true,
        () => false,
      );
    await vi.waitUntil(isStored, { timeout: 10_000 });
    await cache.close();
    await address.close();
  });

  it('says so when there is no Redis at the address', async () => {
    await expect(openRedisCache('redis://127.0.0.1:1')).rejects.toThrow(StartError);
    await expect(openRedisCache('redis://127.0.0.1:1')).rejects.toThrow('REDIS_URL');
  });
});
