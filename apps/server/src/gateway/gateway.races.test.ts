import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marks } from '../kernel/kernel.tables';
import { defineModule } from '../kernel/module';
import { account } from '../modules/account';
import { captcha } from '../modules/captcha';
import { points } from '../modules/points';
import { system } from '../modules/system';
import { createTestServer, signedHeaders, type TestPerson, type TestServer } from '../testing';
import { route } from './routes';

const PAY = 'POST /api/mporder/v1/pay/create';
const CALLERS = 20;
let runs = 0;

const till = defineModule({
  name: 'till',
  routes: {
    [PAY]: route<typeof PAY>({
      run: async (ctx, { body }) => {
        runs += 1;
        await ctx.db.insert(marks).values({ name: `paid-${body.orderNo}-${runs}`, madeAt: ctx.now() });
        const payment = {
          paymentNo: `PAY00${runs}`,
          orderNo: body.orderNo,
          method: body.method,
          amountFen: body.amountFen,
        };
        const rest = {
          purpose: 'deposit',
          state: 'pending',
          isLate: false,
          failureReason: null,
          paidAt: null,
        } as const;
        return { payment: { ...payment, ...rest }, call: { kind: 'redirect', url: '/cashier' } };
      },
    }),
  },
});

let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ modules: [system, captcha, points, account, till] });
  anna = await server.login();
});
afterAll(() => server.close());

const atOnce = <T>(work: (index: number) => Promise<T>, count = CALLERS) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const count = <T>(list: T[], test: (item: T) => boolean) => list.filter(test).length;
const smsCode = async (mobile: string) => {
  server.clock.advance(61_000);
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile } });
  return server.sms.lastCode?.(mobile) ?? '';
};
const loginWith = (mobile: string, code: string) =>
  server.call('POST /api/appuser/v1/user/pub/login/mobile', { body: { mobile, code } });

describe('callers at once', () => {
  it('run on PostgreSQL', () => {
    expect(server.database.kind).toBe('postgres');
  });

  it('with one nonce: one passes', async () => {
    const headers = signedHeaders(server.app.services.config.apiSecret, server.clock.now());
    const answers = await atOnce(() => server.call('GET /api/basic/v1/pub/serverTime', { headers }));
    expect(count(answers, (answer) => answer.name === 'SUCCESS')).toBe(1);
    expect(count(answers, (answer) => answer.name === 'SIGNATURE_REFUSED')).toBe(CALLERS - 1);
  });

  it('with one idempotency key: the work is done once and all get its answer', async () => {
    runs = 0;
    const body = { orderNo: 'VO2611200001', method: 'sandbox', amountFen: 500_000 };
    const answers = await atOnce(() => server.call(PAY, { token: anna.token, idempotencyKey: 'at-once-key', body }));
    expect(count(answers, (answer) => answer.name === 'SUCCESS')).toBe(CALLERS);
    expect(new Set(answers.map((answer) => answer.data.payment.paymentNo)).size).toBe(1);
    expect(runs).toBe(1);
  });

  it('with one idempotency key and different bodies: one is done, the others are refused', async () => {
    runs = 0;
    const answers = await atOnce((index) =>
      server.call(PAY, {
        token: anna.token,
        idempotencyKey: 'at-once-other',
        body: { orderNo: 'VO2611200002', method: 'sandbox', amountFen: 1000 + index },
      }),
    );
    expect(count(answers, (answer) => answer.name === 'SUCCESS')).toBe(1);
    expect(count(answers, (answer) => answer.name === 'IDEMPOTENCY_MISMATCH')).toBe(CALLERS - 1);
    expect(runs).toBe(1);
  });

  it('with wrong codes: no more than 5 tries, and the right one is void afterwards', async () => {
    const mobile = '13300000001';
    const code = await smsCode(mobile);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await atOnce(() => loginWith(mobile, wrong));
    expect(count(answers, (answer) => answer.name === 'CODE_WRONG')).toBe(4);
    expect(count(answers, (answer) => answer.name === 'CODE_VOID')).toBe(CALLERS - 4);
    expect((await loginWith(mobile, code)).name).toBe('CODE_VOID');
  });

  it('with the right code: one logs in', async () => {
    const mobile = '13300000002';
    const code = await smsCode(mobile);
    const answers = await atOnce(() => loginWith(mobile, code), 5);
    expect(count(answers, (answer) => answer.name === 'SUCCESS')).toBe(1);
  });

  it('asking for codes of one phone: one is sent', async () => {
    server.clock.advance(61_000);
    const ask = () => server.call('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile: '13300000003' } });
    const answers = await atOnce(ask);
    expect(count(answers, (answer) => answer.name === 'SUCCESS')).toBe(1);
    expect(count(answers, (answer) => answer.name === 'SMS_TOO_SOON')).toBe(CALLERS - 1);
  });

  it('logging in to one account: one session stays live', async () => {
    const { loginByMobile } = await import('../modules/account/login');
    const logins = await atOnce(() => loginByMobile(server.ctx(), '13300000004', null));
    expect(new Set(logins.map((login) => login.userInfo.userId)).size).toBe(1);
    expect(count(logins, (login) => login.isNewAccount)).toBe(1);
    const answers = await atOnce((index) =>
      server.call('GET /api/appuser/v1/user/info', { token: logins[index]?.token ?? '' }),
    );
    expect(count(answers, (answer) => answer.name === 'SUCCESS')).toBe(1);
    expect(count(answers, (answer) => answer.name === 'SESSION_REPLACED')).toBe(CALLERS - 1);
  });
});
