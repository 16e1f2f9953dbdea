import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing';
import type { Signals } from './signals';
import { openRedisSignals } from './signals-redis';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closing.splice(0).reverse()) await one.close();
});

async function open(): Promise<{ signals: Signals; heard: string[]; gaps: () => number }> {
  const signals = await openRedisSignals(redisUrl);
  closing.push(signals);
  const heard: string[] = [];
  let gaps = 0;
  await signals.listen('test', {
    heard: (text) => heard.push(text),
    missed: () => {
      gaps += 1;
    },
  });
  return { signals, heard, gaps: () => gaps };
}

describe('signals in Redis', () => {
  it('are heard here at once, and once by every other process', async () => {
    const [one, other] = [await open(), await open()];
    one.signals.send('test', 'first');
    expect(one.heard).toEqual(['first']);
    await expect.poll(() => other.heard).toEqual(['first']);
    one.signals.send('test', 'second');
    await expect.poll(() => other.heard).toEqual(['first', 'second']);
    expect(one.heard).toEqual(['first', 'second']);
  });

  it('tell of a connection that was away, and come again afterwards', async () => {
    const [one, other] = [await open(), await open()];
    const admin = new Redis(redisUrl);
    await admin.client('KILL', 'TYPE', 'pubsub');
    await expect.poll(() => other.gaps()).toBeGreaterThanOrEqual(2);
    const tellAgain = () => {
      one.signals.send('test', 'again');
      return other.heard.includes('again');
    };
    await expect.poll(tellAgain).toBe(true);
    await admin.quit();
  });
});

describe('a session that two servers know', () => {
  const INFO = 'GET /api/appuser/v1/user/info' as const;

  it('ends on both when it ends on one', async () => {
    const config = { redisUrl };
    const one = await createTestServer({ config });
    closing.push(one);
    // The clocks stand still: only a signal from the other server can end what is cached.
    const database = { ...one.database, close: async () => undefined };
    const other: TestServer = await createTestServer({ config, database, clock: one.clock });
    closing.push(other);
    const person = await one.login();
    for (const server of [one, other]) await server.ask(INFO, { token: person.token });
    await one.ask('POST /api/appuser/v1/user/logout', { token: person.token });
    await expect.poll(async () => (await other.call(INFO, { token: person.token })).code).toBe('000009');
  });
});
