import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';

/** A socket that the test opens, feeds and closes. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(topic: string) {
    this.onmessage?.({ data: JSON.stringify({ topic }) });
  }
}

const ticket = () => JSON.stringify({ code: '000000', message: '', data: { path: '/api/live', ticket: 'T1' } });
const sockets = () => FakeSocket.all;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  logout();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the channel; `reply` answers for tickets. @returns the addresses that were asked */
async function startWith(reply: () => string): Promise<string[]> {
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    seen.push(url);
    return new Response(reply());
  });
  const { startLive } = await import('./start-live');
  startLive();
  await vi.advanceTimersByTimeAsync(0);
  return seen;
}

const offline = (): never => {
  throw new Error('offline');
};

test('opens nothing for a visitor, a socket after the login, and closes it at the logout', async () => {
  const seen = await startWith(ticket);
  expect([seen.length, sockets().length]).toEqual([0, 0]);
  login('t', someUser);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets().map(({ url }) => url)).toEqual([
    `${window.location.origin.replace('http', 'ws')}/api/live?ticket=T1`,
  ]);
  logout();
  expect(sockets()[0]?.isClosed).toBe(true);
});

test('asks anew for what changed; for everything when a socket opens, since something may have happened before', async () => {
  login('t', someUser);
  await startWith(ticket);
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  sockets()[0]?.say('all');
  sockets()[0]?.say('orders');
  expect(asked).toHaveBeenCalledTimes(2);
  sockets()[0]?.onclose?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sockets()).toHaveLength(2);
  sockets()[1]?.say('all');
  expect(asked).toHaveBeenCalledTimes(3);
  sockets()[1]?.onmessage?.({ data: 'no JSON' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('asks from time to time where there are no sockets', async () => {
  login('t', someUser);
  const seen = await startWith(offline);
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  const before = seen.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(seen.length).toBeGreaterThan(before);
});
