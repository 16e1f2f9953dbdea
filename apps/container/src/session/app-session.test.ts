import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { somebody } from '../testing/app';
import { endOnServer, logInByApp } from './app-session';
import { ShopError } from './shop-client';

const secret = 'a secret of sixteen';
const nowMs = 1_790_000_000_000;

/** A server that answers by path and remembers what it was asked. */
function serverWith(answers: Record<string, unknown>, code = '000000') {
  const asked: { path: string; headers: Record<string, string>; body: unknown }[] = [];
  const fetch = (async (path: string, init: { headers: Record<string, string>; body: string }) => {
    asked.push({ path, headers: init.headers, body: JSON.parse(init.body) });
    return Response.json({ code, data: answers[path] ?? null, message: 'so says the server' });
  }) as unknown as typeof globalThis.fetch;
  return { asked, options: { secret, platform: 'APP', fetch, now: () => nowMs } };
}

const LOGIN = '/api/appuser/v1/user/pub/login';
const loggedIn = { kind: 'loggedIn', token: 't1', userInfo: somebody.user };

test('somebody whom the app knows is logged in by one signed call', async () => {
  const { asked, options } = serverWith({ [`${LOGIN}/platform`]: loggedIn });
  expect(await logInByApp(options, '13800000003')).toEqual({ token: 't1', user: somebody.user, mobile: '13800000003' });
  expect(asked).toHaveLength(1);
  const { headers } = asked[0] ?? { headers: {} as Record<string, string> };
  const { 'x-volt-nonce': nonce = '', 'x-volt-timestamp': timestamp } = headers;
  expect(nonce).toMatch(/^[A-Za-z0-9]{15}$/);
  expect(timestamp).toBe(String(nowMs));
  expect(headers['x-volt-sign']).toBe(createHash('sha1').update(`${nonce}${nowMs}${secret}`).digest('hex'));
  expect(headers['x-volt-platform']).toBe('APP');
  expect(headers.authorization).toBeUndefined();
});

test('a phone that logs in for the first time is proven and bound', async () => {
  const { asked, options } = serverWith({
    [`${LOGIN}/platform`]: { kind: 'needsMobile', bindTicket: 'b1' },
    '/mpaccount/v1/platform/wechatGetPhone': { phoneTicket: 'p1' },
    [`${LOGIN}/mobile/bind`]: loggedIn,
  });
  expect(await logInByApp(options, '13900000000')).toMatchObject({ token: 't1' });
  expect(asked.map(({ body }) => body)).toEqual([
    { code: 'account-13900000000' },
    { code: 'phone-13900000000' },
    { bindTicket: 'b1', phoneTicket: 'p1' },
  ]);
});

test('a refusal keeps the server’s code and words', async () => {
  const { options } = serverWith({}, '4290001');
  await expect(logInByApp(options, '13900000000')).rejects.toEqual(new ShopError('4290001', 'so says the server'));
});

test('ending a session names its token', async () => {
  const { asked, options } = serverWith({});
  await endOnServer(options, 't1');
  expect(asked[0]).toMatchObject({ path: '/api/appuser/v1/user/logout', headers: { authorization: 'Bearer t1' } });
});
