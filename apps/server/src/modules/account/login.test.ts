import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('login by phone and code', () => {
  it('creates the account on the first login and finds it on the second', async () => {
    const first = await server.login({ mobile: '13800000001' });
    const second = await server.login({ mobile: '13800000001' });
    expect(second.accountId).toBe(first.accountId);
  });

  it.each([
    ['zh-CN', /^用户[0-9A-Z]{6}$/],
    ['en', /^User [0-9A-Z]{6}$/],
  ])('names a new account in the language asked for, %s', async (language, name) => {
    const mobile = language === 'en' ? '13800000003' : '13800000004';
    server.clock.advance(61_000);
    await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile } });
    const body = { mobile, code: server.sms.lastCode?.(mobile) ?? '' };
    const headers = { 'accept-language': language };
    const { userInfo } = await server.ask('POST /api/appuser/v1/user/pub/login/mobile', { body, headers });
    expect(userInfo.nickname).toMatch(name);
  });

  it('ends the older session of the same platform', async () => {
    const first = await server.login({ mobile: '13800000002' });
    await server.login({ mobile: '13800000002' });
    const answer = await server.call('GET /api/appuser/v1/user/info', { token: first.token });
    expect(answer.name).toBe('SESSION_REPLACED');
  });
});
