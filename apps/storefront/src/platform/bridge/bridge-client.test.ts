import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRIDGE_TIMEOUT_MS, BridgeClient, type BridgeMessage, bridgeCodes } from './bridge-client';

let sent: BridgeMessage[];
let client: BridgeClient;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  let count = 0;
  client = new BridgeClient({
    send: (text) => void sent.push(JSON.parse(text)),
    newId: () => `call-${++count}`,
    now: () => 1_700_000_000_000,
  });
});
afterEach(() => vi.useRealTimers());

const answer = (value: unknown) => client.receive(JSON.stringify(value));

test('a call is a JSON-RPC message with time and token, and gets its own answer', async () => {
  const [first, second] = [client.call('a', { x: 1 }, 'T1'), client.call('b', {}, '')];
  expect(sent[0]).toEqual({
    id: 'call-1',
    jsonrpc: '2.0',
    method: 'a',
    params: { x: 1 },
    timestamp: 1_700_000_000_000,
    jsApiToken: 'T1',
  });
  answer({ id: 'call-2', jsonrpc: '2.0', result: 'two' });
  answer({ id: 'call-1', jsonrpc: '2.0', result: 'one' });
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
});

test('a refusal carries code, message and data', async () => {
  const call = client.call('a', {}, '');
  answer({
    id: 'call-1',
    error: { code: bridgeCodes.methodNotFound, message: 'no such method', data: { method: 'a' } },
  });
  await expect(call).rejects.toMatchObject({ code: -32601, message: 'no such method', data: { method: 'a' } });
});

test('an app that does not answer in five seconds has timed out, and its late answer changes nothing', async () => {
  const call = client.call('a', {}, '');
  const ended = expect(call).rejects.toMatchObject({ code: -102 });
  await vi.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS);
  await ended;
  expect(() => answer({ id: 'call-1', result: 1 })).not.toThrow();
});

test('garbage and answers to nothing leave calls waiting', async () => {
  const call = client.call('a', {}, '');
  for (const text of ['', '{', 'null', '[]', '{"id":5}', '{"id":"other","result":1}']) client.receive(text);
  answer({ id: 'call-1', result: true });
  expect(await call).toBe(true);
});

test('a channel that breaks fails the call at once', async () => {
  const broken = new BridgeClient({
    send: () => {
      throw new TypeError('gone');
    },
    newId: () => 'x',
    now: () => 0,
  });
  await expect(broken.call('a', {}, '')).rejects.toMatchObject({ code: bridgeCodes.failed });
});
