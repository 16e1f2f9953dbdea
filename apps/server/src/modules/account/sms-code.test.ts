import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

const SEND = 'GET /api/appuser/v1/user/pub/sms/authCode';
const LOGIN = 'POST /api/appuser/v1/user/pub/login/mobile';
const MINUTE = 60_000;
let server: TestServer;
let mobile: string;
let next = 13_600_000_000;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => {
  next += 1;
  mobile = String(next);
});
afterAll(() => server.close());

const send = (to = mobile) => server.call(SEND, { query: { mobile: to } });
const codeOf = (to = mobile) => server.sms.lastCode?.(to) ?? '';
const wrong = () => (codeOf() === '000000' ? '111111' : '000000');
const login = (code: string) => server.call(LOGIN, { body: { mobile, code } });

describe('SMS codes', () => {
  it('have 6 digits, are good for 5 minutes, and may be asked for again after 60 s', async () => {
    expect((await send()).data).toEqual({ resendAfterS: 60, expiresInS: 300 });
    expect(codeOf()).toMatch(/^\d{6}$/);
  });

  it('work once', async () => {
    await send();
    expect((await login(codeOf())).name).toBe('SUCCESS');
    expect((await login(codeOf())).name).toBe('CODE_WRONG');
  });

  it('cannot be used by another phone', async () => {
    await send();
    const code = codeOf();
    mobile = String(next + 500_000);
    expect((await login(code)).name).toBe('CODE_WRONG');
  });

  it('cannot be used for something else', async () => {
    await server.ask(SEND, { query: { mobile, scene: 'cancel' } });
    expect((await login(codeOf())).name).toBe('CODE_WRONG');
  });

  it('tell the tries left and are void after 5 wrong ones, also for the right code', async () => {
    await send();
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await login(wrong())).toMatchObject({ code: '4010204', data: { triesLeft } });
    }
    expect((await login(wrong())).name).toBe('CODE_VOID');
    expect((await login(codeOf())).name).toBe('CODE_VOID');
  });

  it('expire after 5 minutes', async () => {
    await send();
    server.clock.advance(5 * MINUTE);
    expect((await login(codeOf())).name).toBe('CODE_EXPIRED');
  });

  it('are sent once in 60 s and phone', async () => {
    await send();
    server.clock.advance(20_000);
    expect(await send()).toMatchObject({ name: 'SMS_TOO_SOON', data: { resendAfterS: 40 } });
    expect((await send('13611110000')).name).toBe('SUCCESS');
    server.clock.advance(40_000);
    expect((await send()).name).toBe('SUCCESS');
  });

  it('are sent 10 times a day, by the day in Shanghai', async () => {
    server.clock.set(Date.parse('2026-11-20T10:00:00Z'));
    for (let count = 0; count < 10; count += 1) {
      expect((await send()).name).toBe('SUCCESS');
      server.clock.advance(MINUTE);
    }
    expect((await send()).name).toBe('SMS_DAILY_LIMIT');
    server.clock.set(Date.parse('2026-11-20T16:00:00Z'));
    expect((await send()).name).toBe('SUCCESS');
  });

  it('keep the pause over midnight', async () => {
    server.clock.set(Date.parse('2026-11-21T15:59:50Z'));
    await send();
    server.clock.set(Date.parse('2026-11-21T16:00:05Z'));
    expect((await send()).name).toBe('SMS_TOO_SOON');
  });

  it.each(['12345', '23800000000', '138000000001', 'abc'])('are not sent to "%s"', async (bad) => {
    expect((await send(bad)).name).toBe('BAD_INPUT');
  });

  it('are not in the database as they are', async () => {
    await send();
    const { rows } = await server.database.executeSql('select row_to_json(c)::text as row from sms_codes c');
    expect(rows.some(({ row }) => String(row).includes(`"${codeOf()}"`))).toBe(false);
  });
});

describe('repeated requests for codes', () => {
  it('ask for a captcha, whose ticket works once', async () => {
    const strict = await createTestServer({ config: { captchaAfter: 2 } });
    const ask = (headers: Record<string, string> = {}) => {
      strict.clock.advance(61_000);
      return strict.call(SEND, { query: { mobile: '13500000001' }, headers });
    };
    expect((await ask()).name).toBe('SUCCESS');
    expect((await ask()).name).toBe('SUCCESS');
    expect(await ask()).toMatchObject({ code: '4010301', data: { scene: 'sms' } });
    const ticket = 'a'.repeat(32);
    await strict.app.services.cache.set(`captcha:ticket:${ticket}`, 'sms', 60 * MINUTE);
    expect((await ask({ 'x-volt-captcha': ticket })).name).toBe('SUCCESS');
    expect((await ask({ 'x-volt-captcha': ticket })).name).toBe('CAPTCHA_REQUIRED');
    await strict.close();
  });

  it('are limited per address and hour', async () => {
    const strict = await createTestServer({ config: { smsPerAddressHour: 1 } });
    const ask = (mobileNumber: string) =>
      strict.call(SEND, { query: { mobile: mobileNumber }, remoteAddress: '10.1.1.1' });
    expect((await ask('13500000002')).name).toBe('SUCCESS');
    expect((await ask('13500000003')).code).toBe('4290001');
    await strict.close();
  });
});
