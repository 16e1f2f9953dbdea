import { describe, expect, it, vi } from 'vitest';
import { createMemoryCache } from '../kernel/cache';
import { createSharedValue } from './shared-value';

const LIVES_MS = 7_200_000;

/** Two processes that share a cache and a clock. */
function twoProcesses(fetchNew: () => Promise<{ value: string; livesMs: number }>) {
  let now = 1_000_000;
  const cache = createMemoryCache(() => now);
  const make = () => createSharedValue(cache, 'token', () => now, fetchNew);
  return { one: make(), two: make(), advance: (ms: number) => (now += ms), close: () => cache.close() };
}

describe('a value that processes share', () => {
  it('is fetched by one of many callers at once', async () => {
    let fetched = 0;
    const fetchNew = vi.fn(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return { value: `T${++fetched}`, livesMs: LIVES_MS };
    });
    const { one, two, close } = twoProcesses(fetchNew);
    const values = await Promise.all([one, two, one, two, one].map((process) => process.get()));
    expect(new Set(values)).toEqual(new Set(['T1']));
    expect(fetchNew).toHaveBeenCalledTimes(1);
    await close();
  });

  it('is renewed five minutes before its end, while others use the old one', async () => {
    let fetched = 0;
    let letGo: () => void = () => undefined;
    const { one, two, advance, close } = twoProcesses(async () => {
      fetched += 1;
      if (fetched > 1) await new Promise<void>((resolve) => (letGo = resolve));
      return { value: `T${fetched}`, livesMs: LIVES_MS };
    });
    expect(await one.get()).toBe('T1');
    advance(LIVES_MS - 300_001);
    expect(await two.get()).toBe('T1');
    advance(1);
    const renewing = one.get();
    await vi.waitFor(() => expect(fetched).toBe(2));
    expect(await two.get()).toBe('T1');
    letGo();
    expect(await renewing).toBe('T2');
    expect(await two.get()).toBe('T2');
    await close();
  });

  it('is fetched by the next one when the first one failed', async () => {
    const fetchNew = vi.fn(async () => ({ value: 'T', livesMs: LIVES_MS }));
    fetchNew.mockRejectedValueOnce(new TypeError('down'));
    const { one, two, close } = twoProcesses(fetchNew);
    const [first, second] = await Promise.allSettled([one.get(), two.get()]);
    expect(first).toMatchObject({ status: 'rejected' });
    expect(second).toMatchObject({ status: 'fulfilled', value: 'T' });
    await close();
  });

  it('is forgotten when the service no longer takes it, but not a newer one', async () => {
    let fetched = 0;
    const { one, two, close } = twoProcesses(async () => ({ value: `T${++fetched}`, livesMs: LIVES_MS }));
    await one.get();
    await one.drop('T0');
    expect(await two.get()).toBe('T1');
    await one.drop('T1');
    expect(await two.get()).toBe('T2');
    await close();
  });
});
