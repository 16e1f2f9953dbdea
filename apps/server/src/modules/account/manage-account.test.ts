import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

const MANAGE = 'GET /api/mpaccount/v1/account/manage' as const;
const END = 'POST /api/mpaccount/v1/account/session/end' as const;
const UNBIND = 'POST /api/mpaccount/v1/account/platform/unbind' as const;
const VERIFY = 'POST /api/mpaccount/v1/account/mobile/verify' as const;
const CHANGE = 'POST /api/mpaccount/v1/account/mobile/change' as const;
const INFO = 'GET /api/appuser/v1/user/info' as const;
const MINI = { 'x-volt-platform': 'MINI' };

let server: TestServer;
let nextMobile = 13_720_000_000;
beforeAll(async () => {
  server = await createTestServer({ config: { captchaAfter: 1000 } });
});
afterAll(() => server.close());

const freshMobile = () => {
  nextMobile += 1;
  return String(nextMobile);
};

async function codeFor(mobile: string): Promise<string> {
  server.clock.advance(61_000);
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'change' } });
  return server.sms.lastCode?.(mobile) ?? '';
}
async function ticketOf(person: TestPerson): Promise<string> {
  const code = await codeFor(person.mobile);
  return (await server.ask(VERIFY, { token: person.token, body: { code } })).ticket;
}
const manage = (token: string) => server.ask(MANAGE, { token });

describe('sessions', () => {
  it('are shown by platform, the one in use first, and another one can be ended', async () => {
    const person = await server.login();
    const mini = await server.login({ mobile: person.mobile, platform: 'MINI' });
    const { sessions, maskedMobile } = await manage(person.token);
    expect(maskedMobile).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(sessions.map(({ platform, isCurrent }) => [platform, isCurrent])).toEqual([
      ['WEB_MOBILE', true],
      ['MINI', false],
    ]);
    expect((await server.call(INFO, { token: mini.token, headers: MINI })).name).toBe('SUCCESS');
    const sessionId = sessions[1]?.sessionId ?? '';
    expect((await server.call(END, { token: person.token, body: { sessionId } })).name).toBe('SUCCESS');
    expect((await server.call(INFO, { token: mini.token, headers: MINI })).code).toBe('000009');
    expect((await manage(person.token)).sessions).toHaveLength(1);
    expect((await server.call(END, { token: person.token, body: { sessionId } })).name).toBe('STATE_CHANGED');
  });

  it('of others, and the own one in use, cannot be ended here', async () => {
    const [person, other] = [await server.login(), await server.login()];
    const [theirs, own] = [(await manage(other.token)).sessions[0], (await manage(person.token)).sessions[0]];
    const end = (sessionId = '') => server.call(END, { token: person.token, body: { sessionId } });
    expect((await end(theirs?.sessionId)).name).toBe('NOT_FOUND');
    expect((await end(own?.sessionId)).name).toBe('BAD_INPUT');
    expect((await server.call(INFO, { token: other.token })).name).toBe('SUCCESS');
  });
});

describe('platforms', () => {
  it('are shown with their date, unbound by their owner alone, and free afterwards', async () => {
    const [person, other] = [await server.login({ platform: 'MINI' }), await server.login({ platform: 'MINI' })];
    const bind = (one: TestPerson) =>
      server.call('POST /api/mpaccount/v1/account/platform/bind', {
        token: one.token,
        headers: MINI,
        body: { code: 'wx-managed' },
      });
    const unbind = (one: TestPerson) =>
      server.call(UNBIND, { token: one.token, headers: MINI, body: { platform: 'MINI' } });
    await bind(person);
    const { bindings } = await server.ask(MANAGE, { token: person.token, headers: MINI });
    expect(bindings).toEqual([{ platform: 'MINI', boundAt: server.clock.now() }]);
    expect((await bind(other)).name).toBe('PLATFORM_TAKEN');
    expect((await unbind(other)).name).toBe('STATE_CHANGED');
    expect((await unbind(person)).data).toEqual({ platforms: [] });
    expect((await server.call(INFO, { token: person.token, headers: MINI })).name).toBe('SUCCESS');
    expect((await bind(other)).name).toBe('SUCCESS');
  });
});

describe('a change of phone', () => {
  it('wants the code of the present number, then that of the new one, and the account logs in by it', async () => {
    const person = await server.login();
    const ticket = await ticketOf(person);
    const mobile = freshMobile();
    const code = await codeFor(mobile);
    const answer = await server.ask(CHANGE, { token: person.token, body: { ticket, mobile, code } });
    expect(answer.maskedMobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect((await server.login({ mobile })).accountId).toBe(person.accountId);
    expect((await server.login({ mobile: person.mobile })).accountId).not.toBe(person.accountId);
  });

  it('changes nothing with a wrong code, an old ticket or that of somebody else', async () => {
    const [person, other] = [await server.login(), await server.login()];
    const mobile = freshMobile();
    expect((await server.call(VERIFY, { token: person.token, body: { code: '000000' } })).name).toBe('CODE_WRONG');
    const [ticket, theirs] = [await ticketOf(person), await ticketOf(other)];
    const code = await codeFor(mobile);
    const change = (given: string, sent: string) =>
      server.call(CHANGE, { token: person.token, body: { ticket: given, mobile, code: sent } });
    expect((await change(theirs, code)).name).toBe('CODE_EXPIRED');
    expect((await change(ticket, code === '000000' ? '111111' : '000000')).name).toBe('CODE_WRONG');
    server.clock.advance(10 * 60_000);
    expect((await change(ticket, await codeFor(mobile))).name).toBe('CODE_EXPIRED');
    expect((await server.ask('GET /api/appuser/v1/user/mobile', { token: person.token })).mobile).toBe(person.mobile);
  });

  it('refuses the present number, and one in use to whoever has proven it', async () => {
    const [person, other] = [await server.login(), await server.login()];
    const ticket = await ticketOf(person);
    const change = (mobile: string, code: string) =>
      server.call(CHANGE, { token: person.token, body: { ticket, mobile, code } });
    expect((await change(person.mobile, '000000')).name).toBe('ALREADY_DONE');
    expect((await change(other.mobile, '000000')).name).toBe('CODE_WRONG');
    expect((await change(other.mobile, await codeFor(other.mobile))).name).toBe('MOBILE_TAKEN');
    const free = freshMobile();
    expect((await change(free, await codeFor(free))).name).toBe('SUCCESS');
  });
});
