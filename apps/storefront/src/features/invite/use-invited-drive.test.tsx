import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptConsent, isLoggedIn, login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { useInvitedDrive } from './use-invited-drive';

const LOGIN = '/api/appuser/v1/user/pub/login/mobile';
const BIND = '/api/mpintegral/v1/recommend/submit';
const DRIVE = '/api/mpmkt/v1/testDrive/submit';

/** Bodies by path, in the order in which they were sent. */
let sent: [path: string, body: unknown][];

function serve(replies: Record<string, object>): void {
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    const path = new URL(address, 'http://localhost').pathname;
    const reply = replies[path];
    if (reply) sent.push([path, JSON.parse(init?.body ?? '{}')]);
    const text = JSON.stringify({ code: '000000', message: '', data: reply ?? {} });
    return { status: 200, headers: new Headers(), text: async () => text };
  });
}

beforeEach(() => {
  sent = [];
  window.localStorage.clear();
  logout();
  acceptConsent();
  serve({
    [LOGIN]: { token: 'T', userInfo: someUser, isNewAccount: true },
    [BIND]: { state: 'mine' },
    [DRIVE]: { driveNo: 'TD1' },
  });
});
afterEach(() => vi.unstubAllGlobals());

const answers = { model: 'YL01', name: '林夏', phone: '13900000001', code: '123456' };
const send = async () => {
  const by = { slug: 'gift-drive-invite', shareCode: 'CZ2026CD', inviteRelationId: undefined };
  const { result } = renderHook(() => useInvitedDrive(by));
  await act(() => result.current.onSend({ code: 'standard', version: 1, answers, source: {} }));
  return result.current.begin;
};

test('a visitor is logged in by the phone of the form, bound, and then applies without it', async () => {
  const begin = await send();
  expect(sent.map(([path]) => path)).toEqual([LOGIN, BIND, DRIVE]);
  expect(sent[0]?.[1]).toMatchObject({ mobile: '13900000001', code: '123456', shareCode: 'CZ2026CD' });
  expect(sent[2]?.[1]).toMatchObject({ answers: { model: 'YL01', name: '林夏' } });
  expect(begin).toEqual({ model: 'YL01', name: '林夏' });
  expect(isLoggedIn()).toBe(true);
});

test('somebody who is logged in is bound and applies', async () => {
  login('T', someUser);
  await send();
  expect(sent.map(([path]) => path)).toEqual([BIND, DRIVE]);
});
