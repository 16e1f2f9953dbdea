import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { captcha } from '../captcha';
import { points } from '../points';
import { system } from '../system';
import { account } from '.';

const MOBILE = 'GET /api/appuser/v1/user/mobile';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [system, captcha, points, account] });
});
afterAll(() => server.close());

it('gives each person their own phone, and no cache may keep it', async () => {
  const [anna, bert] = [await server.login({ mobile: '13400000011' }), await server.login({ mobile: '13400000012' })];
  const answer = await server.call(MOBILE, { token: anna.token });
  expect(answer.data).toEqual({ mobile: '13400000011' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await server.ask(MOBILE, { token: bert.token })).toEqual({ mobile: '13400000012' });
});

it('cannot be asked for somebody else', async () => {
  const [anna, bert] = [await server.login({ mobile: '13400000013' }), await server.login({ mobile: '13400000014' })];
  const query = { accountId: anna.accountId, userId: anna.accountId } as never;
  const answer = await server.call(MOBILE, { token: bert.token, query });
  expect(JSON.stringify(answer.data)).not.toContain('13400000013');
});

it('gives nothing to a visitor or with a token that was made up', async () => {
  expect((await server.call(MOBILE)).name).toBe('LOGIN_EXPIRED');
  const made = await server.call(MOBILE, { token: 'made-up' });
  expect(made.name).toBe('TOKEN_MALFORMED');
  expect(made.data).toBeNull();
});
