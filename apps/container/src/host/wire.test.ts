import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppContext } from '../app/context';
import type { FaultKind } from '../faults/faults';
import { createWire } from './wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = JSON.stringify({ id: 'c1', jsonrpc: '2.0', method: 'storage.get', params: { key: 'k' } });
const answer = JSON.stringify({ id: 'c1', jsonrpc: '2.0', result: { value: null } });

/** A wire whose host answers at once. */
function open(kind: FaultKind, plan: { target?: string; isOnce?: boolean } = {}) {
  const context = createAppContext({ storage: window.localStorage, fetch: window.fetch, now: Date.now });
  context.faults.set({ kind, ...plan });
  const [toHost, toPage] = [vi.fn(), vi.fn()];
  toHost.mockImplementation(() => wire.fromHost(answer));
  const wire = createWire(context, { toHost, toPage });
  const entry = () => context.log.store.get().entries[0];
  return { wire, context, toHost, toPage, entry, told: () => toPage.mock.calls.map(([text]) => String(text)) };
}

test('without a fault a call goes through, in a later turn, and is recorded with its answer', () => {
  const { wire, toPage, told, entry } = open('none');
  wire.fromPage(call);
  expect(toPage).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(told()).toEqual([answer]);
  expect(entry()).toMatchObject({ kind: 'call', name: 'storage.get', state: 'ok', tookMs: 0 });
  expect(entry()?.answer).toContain('"value": null');
});

test.each([
  ['error', -32603],
  ['unknown', -32601],
] as const)('the fault "%s" is answered with %i, and the host never hears of the call', (kind, code) => {
  const { wire, toHost, told, entry } = open(kind);
  wire.fromPage(call);
  vi.runAllTimers();
  expect(told().map((text) => JSON.parse(text))).toMatchObject([{ id: 'c1', error: { code } }]);
  expect(toHost).not.toHaveBeenCalled();
  expect(entry()).toMatchObject({ state: 'failed', fault: kind });
});

test('silence is no answer, garbage none that can be read', () => {
  const silent = open('silent');
  silent.wire.fromPage(call);
  const garbage = open('garbage');
  garbage.wire.fromPage(call);
  vi.advanceTimersByTime(60_000);
  expect(silent.told()).toEqual([]);
  expect(garbage.told()).toHaveLength(1);
  expect(() => JSON.parse(garbage.told()[0] ?? '')).toThrow(SyntaxError);
});

test('a slow answer comes after the time that was set, a late one after the page’s patience, a double one twice', () => {
  const slow = open('slow');
  slow.context.faults.set({ slowMs: 700 });
  slow.wire.fromPage(call);
  vi.advanceTimersByTime(699);
  expect(slow.told()).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(slow.told()).toEqual([answer]);
  expect(slow.entry()?.tookMs).toBe(700);

  const late = open('late');
  late.wire.fromPage(call);
  vi.advanceTimersByTime(5500);
  expect(late.told()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(late.told()).toEqual([answer]);

  const twice = open('twice');
  twice.wire.fromPage(call);
  vi.runAllTimers();
  expect(twice.told()).toEqual([answer, answer]);
});

test('a fault befalls its target alone, and the next call alone when told so', () => {
  const other = open('silent', { target: 'appInfo.' });
  other.wire.fromPage(call);
  vi.runAllTimers();
  expect(other.told()).toEqual([answer]);
  const once = open('silent', { target: 'storage.', isOnce: true });
  once.wire.fromPage(call);
  once.wire.fromPage(call);
  vi.runAllTimers();
  expect(once.told()).toEqual([answer]);
});

test.each(['', 'null', '[]', '5', '{"id":7}'])('the text %j from the page is recorded and handed on', (text) => {
  const { wire, toHost, entry } = open('none');
  wire.fromPage(text);
  expect(toHost).toHaveBeenCalledWith(text);
  expect(entry()).toMatchObject({ kind: 'call', state: 'waiting' });
});
