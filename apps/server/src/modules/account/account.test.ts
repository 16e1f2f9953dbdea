import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineModule } from '../../kernel/module';
import { createTestServer, type TestServer } from '../../testing';
import { captcha } from '../captcha';
import { points } from '../points';
import { system } from '../system';
import { account } from '.';
import { closeAccount } from './cancel-account';

const MINI = { 'x-volt-platform': 'MINI' };
const INFO = 'GET /api/appuser/v1/user/info';
const openOrders = new Set<string>();

/** A test module that can refuse cancellations. */
const orders = defineModule({
  name: 'orders',
  hooks: {
    canCancelAccount: async (_ctx, { accountId }) =>
      openOrders.has(accountId) ? [{ key: 'openOrders', count: 1, reason: '您有未完成的订单' }] : [],
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [system, captcha, points, account, orders] });
});
afterAll(() => server.close());

const sendCode = async (mobile: string, scene: string) => {
  server.clock.advance(61_000);
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene } });
  return server.sms.lastCode?.(mobile) ?? '';
};
const platformLogin = (code: string) =>
  server.ask('POST /api/appuser/v1/user/pub/login/platform', { body: { code }, headers: MINI });
const bind = (body: object) => server.call('POST /api/appuser/v1/user/pub/login/mobile/bind', { body, headers: MINI });

async function bindTicket(code: string): Promise<string> {
  const reply = await platformLogin(code);
  return reply.kind === 'needsMobile' ? reply.bindTicket : '';
}

describe('platform login', () => {
  it('asks for a phone first and logs in by itself afterwards', async () => {
    const ticket = await bindTicket('wx-anna');
    const code = await sendCode('13400000001', 'bind');
    const bound = await bind({ bindTicket: ticket, mobile: '13400000001', code });
    expect(bound.data).toMatchObject({
      isNewAccount: true,
      userInfo: { isBindMobile: true, maskedMobile: '134****0001' },
    });
    const again = await platformLogin('wx-anna');
    expect(again).toMatchObject({ kind: 'loggedIn', userInfo: { userId: bound.data.userInfo.userId } });
  });

  it('binds with the phone that the platform proves, once', async () => {
    const button = { body: { code: 'phone-13400000002' }, headers: MINI };
    const { phoneTicket, maskedMobile } = await server.ask('POST /mpaccount/v1/platform/wechatGetPhone', button);
    expect(maskedMobile).toBe('134****0002');
    const first = await bind({ bindTicket: await bindTicket('wx-bert'), phoneTicket });
    expect(first.name).toBe('SUCCESS');
    expect((await bind({ bindTicket: await bindTicket('wx-carl'), phoneTicket })).name).toBe('CODE_EXPIRED');
    const bound = await server.ask('POST /api/mpaccount/v1/account/isBindedWechat', {
      token: first.data.token,
      headers: MINI,
    });
    expect(bound).toEqual({ isBinded: true, platforms: ['MINI'] });
  });

  it('refuses used, old and invented tickets, and wrong codes', async () => {
    const ticket = await bindTicket('wx-dora');
    expect((await bind({ bindTicket: 'invented', mobile: '13400000003', code: '000000' })).name).toBe('CODE_EXPIRED');
    expect((await bind({ bindTicket: ticket, mobile: '13400000003', code: '000000' })).name).toBe('CODE_WRONG');
    expect((await bind({ bindTicket: ticket })).name).toBe('BAD_INPUT');
    server.clock.advance(10 * 60_000);
    expect((await bind({ bindTicket: ticket, mobile: '13400000003', code: '000000' })).name).toBe('CODE_EXPIRED');
  });

  it('refuses codes that the platform does not know', async () => {
    const body = { code: 'bad-code' };
    expect((await server.call('POST /api/appuser/v1/user/pub/login/platform', { body, headers: MINI })).name).toBe(
      'BAD_INPUT',
    );
    expect((await server.call('POST /mpaccount/v1/platform/wechatGetPhone', { body })).name).toBe('BAD_INPUT');
  });

  it('gives the open id behind a code to the person logged in, and binds nothing by it', async () => {
    const payer = await server.login({ mobile: '13400000021', platform: 'MINI' });
    const ask = (code: string, token?: string) =>
      server.call('POST /api/appuser/v1/platform/openId/query', {
        body: { code },
        headers: MINI,
        ...(token && { token }),
      });
    const { openId } = (await ask('wx-payer', payer.token)).data;
    expect((await ask('wx-payer', payer.token)).data.openId).toBe(openId);
    expect((await ask('wx-payer')).code).toBe('000009');
    expect((await platformLogin('wx-payer')).kind).toBe('needsMobile');
  });

  it('proves the phone with the session key that the server kept', async () => {
    const ticket = await bindTicket('wx-erik');
    const body = { bindTicket: ticket, encryptedData: 'phone-13400000022', iv: 'x' };
    const { phoneTicket } = await server.ask('POST /mpaccount/v1/platform/wechatGetPhone', { body, headers: MINI });
    expect((await bind({ bindTicket: ticket, phoneTicket })).data.userInfo.maskedMobile).toBe('134****0022');
    const foreign = { body: { ...body, bindTicket: 'invented' }, headers: MINI };
    expect((await server.call('POST /mpaccount/v1/platform/wechatGetPhone', foreign)).name).toBe('CODE_EXPIRED');
  });

  it("binds several platforms to one account, and never one that is another account's", async () => {
    const [frida, gustav] = [await server.login(), await server.login()];
    const bindTo = (token: string, code: string, platform = 'WEB_MOBILE') =>
      server.call('POST /api/mpaccount/v1/account/platform/bind', {
        body: { code },
        token,
        headers: { 'x-volt-platform': platform },
      });
    expect((await bindTo(frida.token, 'frida-web')).data.platforms).toEqual(['WEB_MOBILE']);
    expect((await bindTo(frida.token, 'frida-web')).data.platforms).toEqual(['WEB_MOBILE']);
    expect((await bindTo(gustav.token, 'frida-web')).name).toBe('PLATFORM_TAKEN');
    const onMini = await server.login({ mobile: frida.mobile, platform: 'MINI' });
    expect((await bindTo(onMini.token, 'frida-mini', 'MINI')).data.platforms).toEqual(['MINI', 'WEB_MOBILE']);
    await server.database.transaction((db) => closeAccount({ ...server.ctx(), db }, frida));
    expect((await bindTo(gustav.token, 'frida-web')).data.platforms).toEqual(['WEB_MOBILE']);
  });
});

describe('the person logged in', () => {
  it.each([
    INFO,
    'POST /api/appuser/v1/user/logout',
    'POST /api/mpaccount/v1/account/isBindedWechat',
    'POST /api/mpaccount/v1/account/platform/bind',
    'GET /api/appuser/v1/user/notifications',
    'POST /api/appuser/v1/user/notifications/save',
    'POST /api/appuser/v1/user/cancel',
    'GET /api/mpaccount/v1/account/overview',
  ] as const)('%s wants a login', async (key) => {
    expect(
      (await server.call(key, key.startsWith('POST') ? { body: key.endsWith('bind') ? { code: 'x' } : {} } : {})).code,
    ).toBe('000009');
  });

  it('sees who they are, without the phone', async () => {
    const anna = await server.login({ mobile: '13400000010' });
    const info = await server.call(INFO, { token: anna.token });
    expect(info.data).toMatchObject({ maskedMobile: '134****0010', level: 1, roles: ['customer'], memberInfo: null });
    expect(JSON.stringify(info)).not.toContain('13400000010');
  });

  it('sees their staff data as an employee', async () => {
    const { token } = await server.login({ roles: ['employee'] });
    expect((await server.ask(INFO, { token })).memberInfo).toEqual({ organName: '', jobId: '' });
  });

  it('sees the head of the mine tab', async () => {
    const { token } = await server.login();
    const overview = await server.ask('GET /api/mpaccount/v1/account/overview', { token });
    expect(overview).toMatchObject({ balances: { points: 0 }, unreadCount: 0, checkIn: { isDoneToday: false } });
    expect(overview.endingCoupons).toEqual({ count: 0, first: [] });
  });

  it('keeps notification settings of their own', async () => {
    const [anna, bert] = [await server.login(), await server.login()];
    const wanted = { order: true, activity: false, community: false, marketing: true };
    await server.ask('POST /api/appuser/v1/user/notifications/save', { token: anna.token, body: wanted });
    expect(await server.ask('GET /api/appuser/v1/user/notifications', { token: anna.token })).toEqual(wanted);
    expect(await server.ask('GET /api/appuser/v1/user/notifications', { token: bert.token })).toMatchObject({
      marketing: false,
    });
    const bad = await server.call('POST /api/appuser/v1/user/notifications/save', {
      token: anna.token,
      body: { order: 'yes' },
    });
    expect(bad.name).toBe('BAD_INPUT');
  });

  it('can record consent and its withdrawal, logged in or not', async () => {
    const { token, accountId } = await server.login();
    const body = { isAccepted: true, version: '1.0' };
    await server.ask('POST /api/appuser/v1/user/consent', { token, body });
    await server.ask('POST /api/appuser/v1/user/consent', { body: { ...body, isAccepted: false } });
    const { rows } = await server.database.executeSql(
      'select account_id, is_accepted from consent_records order by id',
    );
    expect(rows).toEqual([
      { account_id: accountId, is_accepted: true },
      { account_id: null, is_accepted: false },
    ]);
  });
});

describe('cancelling an account', () => {
  const cancel = (token: string, code: string) =>
    server.call('POST /api/appuser/v1/user/cancel', { token, body: { code } });

  it('waits for open orders and costs no code then', async () => {
    const anna = await server.login();
    const code = await sendCode(anna.mobile, 'cancel');
    openOrders.add(anna.accountId);
    expect(await cancel(anna.token, code)).toMatchObject({ name: 'OPEN_ORDERS', message: '您有未完成的订单' });
    openOrders.delete(anna.accountId);
    expect((await cancel(anna.token, code)).name).toBe('SUCCESS');
  });

  it('wants the right code', async () => {
    const anna = await server.login();
    await sendCode(anna.mobile, 'cancel');
    expect((await cancel(anna.token, '000000')).name).toBe('CODE_WRONG');
    expect((await server.call(INFO, { token: anna.token })).name).toBe('SUCCESS');
  });

  it('ends all sessions with 4010202, blinds the row and frees the phone', async () => {
    const anna = await server.login();
    const mini = await server.login({ mobile: anna.mobile, platform: 'MINI' });
    await cancel(anna.token, await sendCode(anna.mobile, 'cancel'));
    expect((await server.call(INFO, { token: anna.token })).code).toBe('4010202');
    expect((await server.call(INFO, { token: mini.token, headers: MINI })).code).toBe('4010202');
    const { rows } = await server.database.executeSql('select mobile, state from accounts where id = $1', [
      anna.accountId,
    ]);
    expect(rows).toEqual([{ mobile: null, state: 'cancelled' }]);
    const anew = await server.login({ mobile: anna.mobile });
    expect(anew.accountId).not.toBe(anna.accountId);
  });
});
