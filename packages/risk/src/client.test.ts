import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIG_TTL_MS } from './calls';
import { createRiskClient, FLUSH_MS, type RiskClientOptions } from './client';
import { createHands } from './hands';
import { REQUEST_TIMEOUT_MS } from './timed-async';
import type { DeviceSignals } from './types';

const TOKEN_MS = 600_000;
const signals = { deviceClass: 'iphone' } as DeviceSignals;
const never = () => new Promise<never>(() => undefined);

function setUp(changes: Partial<RiskClientOptions> = {}, calls: Partial<RiskClientOptions['calls']> = {}) {
  let given = 0;
  const read = vi.fn(() => 'value');
  const all = {
    config: vi.fn(async () => ({ seed: 'seed', sample: 1 })),
    token: vi.fn(async () => {
      given += 1;
      return { token: `token-${given}`, expiresAt: Date.now() + TOKEN_MS };
    }),
    behaviour: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
    ...calls,
  };
  const hands = createHands(Date.now);
  const client = createRiskClient({
    productId: 'shop',
    calls: all,
    device: {
      readSignals: async () => signals,
      traits: [{ name: 'trait', read }],
      hash: (text) => `hash of ${text}`,
      deviceId: () => 'device',
    },
    hands,
    now: Date.now,
    random: () => 0.5,
    ...changes,
  });
  return { client, calls: all, hands, read };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (failure: { code: number }) => failure.code,
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a client', () => {
  test.each(['', 'x'.repeat(20), 'x'.repeat(40)])('throws for the product id "%s"', (productId) => {
    expect(() => setUp({ productId })).toThrow(RangeError);
  });

  test('takes a product id of 19 characters', () => {
    expect(() => setUp({ productId: 'x'.repeat(19) })).not.toThrow();
  });

  test('reads nothing of the device before a token is wanted', () => {
    const { calls, read } = setUp();
    expect(read).not.toHaveBeenCalled();
    expect(calls.config).not.toHaveBeenCalled();
  });
});

describe('a token', () => {
  test('is asked for with seed, fingerprint, signals and figures about hands', async () => {
    const { client, calls } = setUp();
    expect(await client.getToken('s')).toBe('token-1');
    expect(calls.token).toHaveBeenCalledExactlyOnceWith({
      productId: 'shop',
      seed: 'seed',
      deviceId: 'device',
      fingerprint: 'hash of ["trait","value"]',
      signals,
      hands: { ageMs: 0, touches: 0, keys: 0, untrusted: 0, keyGapMs: null, holdMs: null },
    });
  });

  test('is kept while it is good, and the device is asked once', async () => {
    const { client, calls, read } = setUp();
    await client.getToken('s');
    vi.advanceTimersByTime(TOKEN_MS - 30_001);
    expect(await client.getToken('s')).toBe('token-1');
    vi.advanceTimersByTime(1);
    expect(await client.getToken('s')).toBe('token-2');
    expect(calls.token).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is shared by callers at once, and belongs to one session', async () => {
    const { client } = setUp();
    expect(await Promise.all([client.getToken('a'), client.getToken('a')])).toEqual(['token-1', 'token-1']);
    expect(await client.getToken('b')).toBe('token-2');
  });
});

describe('the configuration', () => {
  test('is good for 60000 ms', async () => {
    const { client, calls } = setUp();
    await client.getToken('a');
    vi.advanceTimersByTime(CONFIG_TTL_MS - 1);
    await client.getToken('b');
    expect(calls.config).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await client.getToken('c');
    expect(calls.config).toHaveBeenCalledTimes(2);
  });
});

describe('a failure has a code', () => {
  test('2001 without a configuration', async () => {
    const down = setUp({}, { config: async () => Promise.reject(new TypeError('down')) });
    expect(await codeOf(down.client.getToken('s'))).toBe(2001);
    const odd = setUp({}, { config: async () => ({}) as never });
    expect(await codeOf(odd.client.getToken('s'))).toBe(2001);
  });

  test.each(['config', 'token'] as const)('2002 when %s takes longer than 6000 ms', async (name) => {
    const { client } = setUp({}, { [name]: never });
    const seen = vi.fn();
    void codeOf(client.getToken('s')).then(seen);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith(2002);
  });

  test('2004 when the server refuses or gives no token', async () => {
    const refused = setUp({}, { token: async () => Promise.reject(new TypeError('refused')) });
    expect(await codeOf(refused.client.getToken('s'))).toBe(2004);
    const odd = setUp({}, { token: async () => ({}) as never });
    expect(await codeOf(odd.client.getToken('s'))).toBe(2004);
  });

  test('that is told at once for 30 s, so that no call waits for it again', async () => {
    const token = vi.fn(async () => Promise.reject(new TypeError('refused')));
    const { client } = setUp({}, { token });
    await codeOf(client.getToken('s'));
    vi.advanceTimersByTime(29_999);
    await codeOf(client.getToken('s'));
    expect(token).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await codeOf(client.getToken('s'));
    expect(token).toHaveBeenCalledTimes(2);
  });
});

describe('behaviour', () => {
  const tap = { kind: 'down', x: 0, y: 0, isTrusted: true } as const;

  test('is reported every 5 minutes once there is a token', async () => {
    const { client, calls, hands } = setUp();
    client.start();
    hands.touch(tap);
    await vi.advanceTimersByTimeAsync(FLUSH_MS);
    expect(calls.behaviour).not.toHaveBeenCalled();
    await client.getToken('s');
    await vi.advanceTimersByTimeAsync(FLUSH_MS - 1);
    expect(calls.behaviour).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const report = { token: 'token-1', touches: [[0, 0, 0, 0]], keys: [] };
    expect(calls.behaviour).toHaveBeenCalledExactlyOnceWith(report, false);
  });

  test('is reported on leaving, and not again when nothing is new', async () => {
    const { client, calls, hands } = setUp();
    await client.getToken('s');
    hands.key('down', true);
    await client.flush(true);
    await client.flush(true);
    expect(calls.behaviour).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keys: [[0, 0]] }), true);
  });

  test('is dropped where the device is not in the sample', async () => {
    const { client, calls, hands } = setUp({ random: () => 0.5 }, { config: async () => ({ seed: 's', sample: 0.5 }) });
    await client.getToken('s');
    hands.touch(tap);
    await client.flush();
    expect(calls.behaviour).not.toHaveBeenCalled();
    expect(hands.waiting).toBe(0);
  });

  test('that cannot be sent harms nobody', async () => {
    const behaviour = async () => Promise.reject(new TypeError('down'));
    const { client, hands } = setUp({}, { behaviour });
    await client.getToken('s');
    hands.touch(tap);
    await expect(client.flush()).resolves.toBeUndefined();
  });
});

describe('after consent was taken back', () => {
  test('nothing is kept, reported or asked for, and the server is told once', async () => {
    const { client, calls, hands } = setUp();
    client.start();
    await client.getToken('s');
    hands.key('down', true);
    await client.forget();
    await client.forget();
    expect(calls.forget).toHaveBeenCalledExactlyOnceWith({ token: 'token-1' });
    expect(hands.waiting).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(await codeOf(client.getToken('s'))).toBe(2004);
    await client.flush();
    expect(calls.behaviour).not.toHaveBeenCalled();
  });

  test('a token that was on its way is forgotten too', async () => {
    const { client, calls } = setUp();
    const wanted = client.getToken('s');
    await client.forget();
    await wanted;
    expect(calls.forget).toHaveBeenCalledExactlyOnceWith({ token: 'token-1' });
    expect(await codeOf(client.getToken('s'))).toBe(2004);
  });
});
