import { expect, test, vi } from 'vitest';
import { bridgeCodes } from './errors';
import { createBridgeHost } from './host';
import { exampleHandlers, join, lonelyHost, TOKEN } from './testing/joined';

test('answers carry id, version and time', async () => {
  const { ask, sent } = lonelyHost();
  await ask('storage.get', { key: 'a' });
  expect(sent).toEqual([{ id: 'c1', jsonrpc: '2.0', timestamp: 1_700_000_000_001, result: { value: 'zh-CN' } }]);
});

test('a text that is no message is answered with a parse error and no id', async () => {
  const { host, sent } = lonelyHost();
  for (const text of ['', '{', 'null', '[]', '5', '{"id":"x"}']) await host.receive(text);
  expect(sent).toHaveLength(6);
  for (const answer of sent) expect(answer).toMatchObject({ id: null, error: { code: bridgeCodes.parseError } });
});

test.each(['storage.swap', 'toString', '__proto__', 'message.notification'])('%s is no method', async (name) => {
  const { ask, sent } = lonelyHost();
  await ask(name, { name: 'sessionChanged' });
  expect(sent).toMatchObject([{ id: 'c1', error: { code: bridgeCodes.methodNotFound } }]);
});

test('a handler hears who calls, and parameters may be left out', async () => {
  const clear = vi.fn(() => null);
  const { ask, sent } = lonelyHost({ handlers: { 'storage.clear': clear } });
  await ask('storage.clear', undefined);
  expect(clear).toHaveBeenCalledWith({}, { id: 'c1', method: 'storage.clear', timestamp: 1 });
  expect(sent).toMatchObject([{ result: null }]);
});

test('an event reaches pages that subscribed to it, until they no longer do', async () => {
  const { client, host } = join('ios', exampleHandlers());
  const listener = vi.fn();
  expect(host.emit('sessionChanged', { token: 'early' })).toBe(false);
  const end = client.on('sessionChanged', listener);
  await vi.waitFor(() => expect(host.subscriptions()).toEqual(['sessionChanged']));
  expect(host.emit('sessionChanged', { token: null })).toBe(true);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ token: null }));
  end();
  await vi.waitFor(() => expect(host.subscriptions()).toEqual([]));
});

test('the app hears the events that the page tells, and a fault in hearing them is its own', async () => {
  const pageShown = vi.fn(() => {
    throw new TypeError('no bar');
  });
  const { client } = join('ios', {}, { pageShown });
  await client.tell('pageShown', { path: '/', title: '社区' });
  expect(pageShown).toHaveBeenCalledWith({ path: '/', title: '社区' });
});

test('events that are none, go the other way or have other data are refused', async () => {
  const { ask, sent, host } = lonelyHost();
  await ask('message.subscribe', { name: 'pageShown' });
  await ask('message.subscribe', { name: 'toString' });
  await ask('message.dispatch', { name: 'sessionChanged', data: { token: 'forged' } });
  await ask('message.dispatch', { name: 'pageShown', data: { path: 5 } });
  expect(sent).toHaveLength(4);
  for (const answer of sent) expect(answer).toMatchObject({ error: { code: bridgeCodes.invalidParams } });
  expect(host.subscriptions()).toEqual([]);
});

test('a page that went away is a fault of the app alone', async () => {
  const onFault = vi.fn();
  const send = () => {
    throw new TypeError('no page');
  };
  const host = createBridgeHost({ platform: 'ios', jsApiToken: TOKEN, send, handlers: {}, onFault });
  await host.receive('{');
  expect(onFault).toHaveBeenCalledTimes(1);
});
