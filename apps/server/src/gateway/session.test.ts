import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../modules/account/account.tables';
import { createTestServer, type TestServer } from '../testing';

const INFO = 'GET /api/appuser/v1/user/info';
const ECHO = 'POST /api/basic/v1/demo/echo';
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('session', () => {
  it('lets the person in', async () => {
    const anna = await server.login();
    expect((await server.ask(INFO, { token: anna.token })).userId).toBe(anna.accountId);
  });

  it('asks visitors to log in', async () => {
    expect(await server.call(INFO)).toMatchObject({ status: 401, code: '000009' });
  });

  it('refuses a token of the wrong shape with 4010101', async () => {
    expect((await server.call(INFO, { token: 'short' })).code).toBe('4010101');
    expect((await server.call(INFO, { headers: { authorization: 'Basic abc' } })).code).toBe('4010101');
  });

  it('refuses an unknown token with 4010102', async () => {
    expect((await server.call(INFO, { token: 'x'.repeat(43) })).code).toBe('4010102');
  });

  it('refuses a token of another platform with 4010103', async () => {
    const { token } = await server.login();
    expect((await server.call(INFO, { token, headers: { 'x-volt-platform': 'MINI' } })).code).toBe('4010103');
  });

  it('ends the older session of a platform with 4010201 and keeps those of other platforms', async () => {
    const first = await server.login({ mobile: '13700000001' });
    const mini = await server.login({ mobile: '13700000001', platform: 'MINI' });
    const second = await server.login({ mobile: '13700000001' });
    expect((await server.call(INFO, { token: first.token })).code).toBe('4010201');
    expect((await server.call(INFO, { token: second.token })).code).toBe('000000');
    expect((await server.call(INFO, { token: mini.token, headers: { 'x-volt-platform': 'MINI' } })).code).toBe(
      '000000',
    );
  });

  it('says 000009 after logout and after 30 days without use', async () => {
    const gone = await server.login();
    await server.ask('POST /api/appuser/v1/user/logout', { token: gone.token });
    expect((await server.call(INFO, { token: gone.token })).code).toBe('000009');
    const idle = await server.login();
    server.clock.advance(30 * 86_400_000 + 1);
    expect((await server.call(INFO, { token: idle.token })).code).toBe('000009');
  });

  it('uses a token where login is optional, and tells of a bad one there too', async () => {
    const { token } = await server.login();
    const body = { text: 'hi' };
    expect((await server.ask(ECHO, { body })).isLoggedIn).toBe(false);
    expect((await server.ask(ECHO, { body, token })).isLoggedIn).toBe(true);
    expect((await server.call(ECHO, { body, token: 'y'.repeat(43) })).code).toBe('4010102');
  });

  it('stores no token in the database', async () => {
    const { token, accountId } = await server.login();
    const rows = await server.database.executeSql('select row_to_json(s)::text as row from sessions s');
    expect(rows.rows.some(({ row }) => String(row).includes(accountId))).toBe(true);
    expect(rows.rows.some(({ row }) => String(row).includes(token))).toBe(false);
  });

  it('sees a role that was taken away at the next request', async () => {
    const boss = await server.login({ roles: ['operator'] });
    expect((await server.ask(INFO, { token: boss.token })).roles).toContain('operator');
    await server.database.db.update(accounts).set({ roles: [] }).where(eq(accounts.id, boss.accountId));
    expect((await server.ask(INFO, { token: boss.token })).roles).toEqual(['customer']);
  });
});
