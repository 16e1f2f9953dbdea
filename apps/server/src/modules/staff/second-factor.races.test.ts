import { SECOND_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { codeOf, fromBase32, stepAt } from './totp';

const CONSOLE = { 'x-volt-platform': 'CONSOLE' };
const CALLERS = 40;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function atConsole(mobile: string): Promise<string> {
  server.clock.advance(61 * SECOND_MS);
  await server.ask('GET /api/mpaccount/v1/staff/pub/code', { query: { mobile }, headers: CONSOLE });
  const body = { mobile, code: server.sms.lastCode?.(mobile) };
  return (await server.ask('POST /api/mpaccount/v1/staff/pub/login', { body, headers: CONSOLE })).token;
}

/** 40 tries of one session at once. */
async function tries(token: string, body: object): Promise<Record<string, number>> {
  const call = { token, body, headers: CONSOLE };
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, () => server.call('POST /api/mpaccount/v1/staff/factor/pass', call)),
  );
  const counts: Record<string, number> = {};
  for (const { name } of answers) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

it('takes a code once from 40 who send it at once, and no more than 5 wrong ones', async () => {
  const { mobile } = await server.login({ roles: ['finance'] });
  const first = await atConsole(mobile);
  const { secret } = await server.ask('POST /api/mpaccount/v1/staff/factor/enrol', { token: first, headers: CONSOLE });
  const codeNow = () => codeOf(fromBase32(secret), stepAt(server.clock.now()));
  const confirmed = { token: first, body: { code: codeNow() }, headers: CONSOLE };
  const { recoveryCodes } = await server.ask('POST /api/mpaccount/v1/staff/factor/confirm', confirmed);

  const second = await atConsole(mobile);
  const right = await tries(second, { code: codeNow() });
  expect(right.SUCCESS).toBe(1);
  expect(right.FACTOR_WRONG).toBeLessThanOrEqual(5);

  server.clock.advance(16 * 60 * SECOND_MS);
  const third = await atConsole(mobile);
  const recovered = await tries(third, { recoveryCode: recoveryCodes[0] });
  expect(recovered.SUCCESS).toBe(1);

  server.clock.advance(16 * 60 * SECOND_MS);
  const wrong = await tries(await atConsole(mobile), { code: '000000' });
  expect(wrong).toEqual({ FACTOR_WRONG: 4, FACTOR_PAUSED: CALLERS - 4 });
});

it('keeps one administrator when two remove each other at once', async () => {
  const [anna, ben] = [
    await server.login({ roles: ['administrator'] }),
    await server.login({ roles: ['administrator'] }),
  ];
  const remove = (by: typeof anna, whom: typeof anna) =>
    server.call('POST /api/mpaccount/v1/staff/role/remove', {
      token: by.token,
      body: { accountId: whom.accountId, role: 'administrator', reason: '离职交接' },
    });
  const answers = await Promise.all([remove(anna, ben), remove(ben, anna)]);
  expect(answers.filter(({ code }) => code === '000000').length).toBeLessThanOrEqual(1);
  const { rows } = await server.database.executeSql(
    `select id from accounts where roles @> '["administrator"]'::jsonb and state = 'active'`,
    [],
  );
  expect(rows.length).toBeGreaterThanOrEqual(1);
});
