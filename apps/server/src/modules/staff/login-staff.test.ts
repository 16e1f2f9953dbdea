import { randomInt } from 'node:crypto';
import type { GrantedRole } from '@voltfront/contract';
import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { sendRaw } from '../../testing/raw-call';
import { codeOf, fromBase32, STEP_MS, stepAt } from './totp';

const CONSOLE = { 'x-volt-platform': 'CONSOLE' };
const LOGIN = 'POST /api/mpaccount/v1/staff/pub/login' as const;
const SELF = 'GET /api/mpaccount/v1/staff/self' as const;
const ENROL = 'POST /api/mpaccount/v1/staff/factor/enrol' as const;
const CONFIRM = 'POST /api/mpaccount/v1/staff/factor/confirm' as const;
const PASS = 'POST /api/mpaccount/v1/staff/factor/pass' as const;
const AUDIT = 'GET /api/mpaccount/v1/staff/audit' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function smsCode(mobile: string): Promise<string> {
  server.clock.advance(61 * SECOND_MS);
  await server.ask('GET /api/mpaccount/v1/staff/pub/code', { query: { mobile }, headers: CONSOLE });
  return server.sms.lastCode?.(mobile) ?? '';
}

async function logIn(mobile: string) {
  return server.ask(LOGIN, { body: { mobile, code: await smsCode(mobile) }, headers: CONSOLE });
}

const at = (token: string, body?: unknown) => ({ token, headers: CONSOLE, ...(body ? { body } : {}) });
const codeNow = (secret: string, steps = 0) => codeOf(fromBase32(secret), stepAt(server.clock.now()) + steps);

/** A person with a role and a confirmed second factor, at the console. */
async function enrolled(
  ...roles: GrantedRole[]
): Promise<TestPerson & { secret: string; recoveryCodes: string[]; phone: string }> {
  const person = await server.login({ roles });
  const { token } = await logIn(person.mobile);
  const { secret } = await server.ask(ENROL, at(token));
  const { recoveryCodes } = await server.ask(CONFIRM, at(token, { code: codeNow(secret) }));
  return { ...person, token, secret, recoveryCodes, phone: person.token };
}

describe('login at the console', () => {
  it('is for people with a section of the console alone, and makes no account', async () => {
    const customer = await server.login();
    const employee = await server.login({ roles: ['employee'] });
    for (const { mobile } of [customer, employee]) {
      const first = server.sms.lastCode?.(mobile);
      await smsCode(mobile);
      // Nothing was sent: the newest code is still that of the shop.
      expect(server.sms.lastCode?.(mobile)).toBe(first);
    }
    const stranger = `137${String(randomInt(1e8)).padStart(8, '0')}`;
    await smsCode(stranger);
    expect(server.sms.lastCode?.(stranger)).toBeNull();
    server.clock.advance(61 * SECOND_MS);
    await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile: customer.mobile } });
    const code = server.sms.lastCode?.(customer.mobile);
    const answer = await server.call(LOGIN, { body: { mobile: customer.mobile, code }, headers: CONSOLE });
    expect(answer.name).toBe('FORBIDDEN');
  });

  it('answers a phone of nobody like one of staff, also when asked too often', async () => {
    const staff = await server.login({ roles: ['finance'] });
    for (const mobile of [staff.mobile, '13712340000']) {
      server.clock.advance(61 * SECOND_MS);
      const ask = () => server.call('GET /api/mpaccount/v1/staff/pub/code', { query: { mobile }, headers: CONSOLE });
      expect((await ask()).code).toBe('000000');
      expect((await ask()).name).toBe('SMS_TOO_SOON');
    }
  });

  it('leaves the session of the phone, and ends an older one of the console', async () => {
    const person = await server.login({ roles: ['finance'] });
    const first = await logIn(person.mobile);
    const second = await logIn(person.mobile);
    expect((await server.call(SELF, at(first.token))).name).toBe('SESSION_REPLACED');
    expect((await server.ask(SELF, at(second.token))).secondFactor).toBe('enrol');
    await server.ask('GET /api/appuser/v1/user/info', { token: person.token });
  });

  it('ends a session that was not used for half an hour', async () => {
    const person = await enrolled('finance');
    server.clock.advance(29 * MINUTE_MS);
    await server.ask(SELF, at(person.token));
    server.clock.advance(29 * MINUTE_MS);
    await server.ask(SELF, at(person.token));
    server.clock.advance(31 * MINUTE_MS);
    expect((await server.call(SELF, at(person.token))).name).toBe('LOGIN_EXPIRED');
    await server.ask('GET /api/appuser/v1/user/info', { token: person.phone });
  });
});

describe('the second factor', () => {
  it('is wanted by every section, from the console alone', async () => {
    const person = await server.login({ roles: ['auditor'] });
    const { token } = await logIn(person.mobile);
    expect((await server.call(AUDIT, at(token))).name).toBe('SECOND_FACTOR_REQUIRED');
    const phone = { token: person.token, headers: { 'x-volt-platform': 'WEB_MOBILE' } };
    expect((await server.call(AUDIT, phone)).name).toBe('SECOND_FACTOR_REQUIRED');
    const { secret } = await server.ask(ENROL, at(token));
    await server.ask(CONFIRM, at(token, { code: codeNow(secret) }));
    expect((await server.call(AUDIT, at(token))).code).toBe('000000');
    expect((await server.call('GET /api/appuser/v1/user/info', at(token))).name).toBe('TOKEN_PLATFORM');
    expect((await sendRaw(server, AUDIT, { headers: CONSOLE })).envelope?.code).toBe('000009');
  });

  it('is set up once, and its secret is not stored in the clear', async () => {
    const person = await enrolled('finance');
    expect((await server.call(ENROL, at(person.token))).name).toBe('ALREADY_DONE');
    const { rows } = await server.database.executeSql('select * from staff_factors where account_id = $1', [
      person.accountId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(person.secret);
    const codes = await server.database.executeSql('select code_hash from staff_recovery_codes where account_id = $1', [
      person.accountId,
    ]);
    expect(codes.rows).toHaveLength(8);
    expect(JSON.stringify(codes.rows)).not.toContain(person.recoveryCodes[0]);
  });

  it('takes each code once', async () => {
    const person = await enrolled('finance');
    const { token } = await logIn(person.mobile);
    const code = codeNow(person.secret);
    expect((await server.call(PASS, at(token, { code }))).data).toEqual({ recoveryCodesLeft: 8 });
    const again = await logIn(person.mobile);
    expect((await server.call(PASS, at(again.token, { code }))).name).toBe('FACTOR_WRONG');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const person = await enrolled('finance');
    const [recoveryCode = ''] = person.recoveryCodes;
    const { token } = await logIn(person.mobile);
    const typed = recoveryCode.replace('-', '').toLowerCase();
    expect((await server.ask(PASS, at(token, { recoveryCode: typed }))).recoveryCodesLeft).toBe(7);
    const again = await logIn(person.mobile);
    expect((await server.call(PASS, at(again.token, { recoveryCode }))).name).toBe('FACTOR_WRONG');
  });

  it('pauses for 15 minutes after 5 wrong codes, also for a right one', async () => {
    const person = await enrolled('finance');
    const { token } = await logIn(person.mobile);
    for (const triesLeft of [4, 3, 2, 1])
      expect(await server.call(PASS, at(token, { code: '000000' }))).toMatchObject({ data: { triesLeft } });
    expect((await server.call(PASS, at(token, { code: '000000' }))).name).toBe('FACTOR_PAUSED');
    expect((await server.call(PASS, at(token, { code: codeNow(person.secret) }))).name).toBe('FACTOR_PAUSED');
    server.clock.advance(15 * MINUTE_MS);
    await server.ask(PASS, at(token, { code: codeNow(person.secret) }));
  });

  it('refuses a code that is two steps old', async () => {
    const person = await enrolled('finance');
    const { token } = await logIn(person.mobile);
    server.clock.advance(3 * STEP_MS);
    expect((await server.call(PASS, at(token, { code: codeNow(person.secret, -2) }))).name).toBe('FACTOR_WRONG');
    await server.ask(PASS, at(token, { code: codeNow(person.secret, -1) }));
  });

  it('is passed at the console alone, before which nothing is confirmed', async () => {
    const person = await server.login({ roles: ['finance'] });
    const { token } = await logIn(person.mobile);
    expect((await server.call(PASS, at(token, { code: '123456' }))).name).toBe('STATE_CHANGED');
    expect((await server.call(PASS, at(token, { code: '12' }))).name).toBe('BAD_INPUT');
    const phone = { token: person.token, headers: { 'x-volt-platform': 'WEB_MOBILE' } };
    expect((await server.call(ENROL, phone)).name).toBe('SECOND_FACTOR_REQUIRED');
    const customer = await server.login();
    expect((await server.call(ENROL, { token: customer.token })).name).toBe('FORBIDDEN');
    await server.ask('POST /api/mpaccount/v1/staff/logout', at(token));
    expect((await server.call(SELF, at(token))).name).toBe('LOGIN_EXPIRED');
  });
});
