import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBridgeClient } from './client';
import { BridgeError, bridgeCodes } from './errors';
import { codeOf, lonelyClient, TOKEN } from './testing/joined';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const event = (name: string, data: unknown) => ({
  jsonrpc: '2.0',
  method: 'message.notification',
  params: { name, data },
});

test('a call is a JSON-RPC message with time and token, and gets its own answer', async () => {
  const { client, sent, answer } = lonelyClient();
  const first = client.call('storage.get', { key: 'a' });
  const second = client.call('storage.get', { key: 'b' });
  expect(sent[0]).toEqual({
    id: expect.any(String),
    jsonrpc: '2.0',
    method: 'storage.get',
    params: { key: 'a' },
    timestamp: 1_700_000_000_000,
    jsApiToken: TOKEN,
  });
  answer({ id: sent[1]?.id, jsonrpc: '2.0', result: { value: 'two' } });
  answer({ id: sent[0]?.id, jsonrpc: '2.0', result: { value: 'one' } });
  expect(await Promise.all([first, second])).toEqual([{ value: 'one' }, { value: 'two' }]);
});

test('a refusal carries code, message and data', async () => {
  const { call, sent, answer } = lonelyClient();
  const refused = call('storage.clear');
  answer({ id: sent[0]?.id, error: { code: -1, message: 'full', data: { used: 5 } } });
  await expect(refused).rejects.toMatchObject({ code: -1, message: 'full', data: { used: 5 } });
});

test('a late answer changes nothing', async () => {
  const { call, sent, answer } = lonelyClient();
  const code = codeOf(call('storage.clear'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await code).toBe(bridgeCodes.timedOut);
  expect(() => answer({ id: sent[0]?.id, result: null })).not.toThrow();
});

test('a method of the app alone, and one that is none, cannot be called', async () => {
  const { call, sent } = lonelyClient();
  for (const name of ['message.notification', 'toString', '__proto__', ''])
    expect(await codeOf(call(name, {}))).toBe(bridgeCodes.methodNotFound);
  expect(sent).toEqual([]);
});

test.each([
  [new TypeError('gone'), bridgeCodes.failed],
  [new BridgeError(bridgeCodes.initialisationFailed, 'no channel'), bridgeCodes.initialisationFailed],
])('a channel that breaks fails the call at once', async (fault, code) => {
  const client = createBridgeClient({
    platform: 'ios',
    send: () => {
      throw fault;
    },
    jsApiToken: () => '',
    now: () => 0,
  });
  expect(await codeOf(client.call('storage.clear'))).toBe(code);
  expect(vi.getTimerCount()).toBe(0);
});

test('a pre-validation succeeds with code 80000 alone', async () => {
  const { call, sent, answer } = lonelyClient();
  const ask = (result: unknown) => {
    const asked = call('authorization.preValidate', { partner: 'charging' });
    answer({ id: sent.at(-1)?.id, result });
    return asked;
  };
  expect(await ask({ code: 80000, message: 'ok' })).toEqual({ code: 80000, message: 'ok' });
  await expect(ask({ code: 80001, message: '请先实名认证' })).rejects.toMatchObject({
    code: bridgeCodes.failed,
    message: '请先实名认证',
    data: { code: 80001 },
  });
});

test.each([
  [-101, bridgeCodes.failed],
  [-102, bridgeCodes.timedOut],
])('an outcome of the app with code %s ends the call with it', async (code, expected) => {
  const { call, sent, answer } = lonelyClient();
  const ended = codeOf(call('appInfo.login'));
  answer({ id: sent[0]?.id, result: { isPending: true } });
  answer(event('asyncResult', { id: sent[0]?.id, code, message: 'no' }));
  expect(await ended).toBe(expected);
});

test('an outcome that overtakes the answer counts, one for a plain call does not', async () => {
  const { call, sent, answer } = lonelyClient();
  const login = call('appInfo.login');
  answer(event('asyncResult', { id: sent[0]?.id, code: 0, data: { token: 'T' } }));
  expect(await login).toEqual({ token: 'T' });
  const plain = call('storage.get', { key: 'a' });
  answer(event('asyncResult', { id: sent[1]?.id, code: 0, data: { value: 'forged' } }));
  answer({ id: sent[1]?.id, result: { value: 'true' } });
  expect(await plain).toEqual({ value: 'true' });
});

test('the app hears of the first and the last listener, and each listener of every event', async () => {
  const { client, sent, answer } = lonelyClient();
  const [first, second] = [vi.fn(), vi.fn()];
  const endings = [client.on('sessionChanged', first), client.on('sessionChanged', second)];
  answer(event('sessionChanged', { token: 'T' }));
  answer(event('sessionChanged', { token: 5 }));
  answer(event('pageShown', { path: '/', title: '' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(first.mock.calls).toEqual([[{ token: 'T' }]]);
  expect(second.mock.calls).toEqual([[{ token: 'T' }]]);
  for (const end of [...endings, ...endings]) end();
  answer(event('sessionChanged', { token: null }));
  await vi.advanceTimersByTimeAsync(0);
  expect(first).toHaveBeenCalledTimes(1);
  expect(sent.map(({ method }) => method)).toEqual(['message.subscribe', 'message.unsubscribe']);
});

test('an app that does not know an event leaves the page alone', async () => {
  const { client, sent, answer } = lonelyClient();
  client.on('sessionChanged', vi.fn());
  answer({ id: sent[0]?.id, error: { code: bridgeCodes.methodNotFound, message: 'no' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
