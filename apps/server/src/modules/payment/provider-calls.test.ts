import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { MERCHANT, WECHAT_APPS } from '../../providers/payment/simulator/simulator-keys';
import type { TestPerson } from '../../testing';
import { platformIdentities } from '../account/account.tables';
import { reconcilePayment } from './ask-provider';
import { booksOf } from './payment.fixture';
import { payments } from './payment.tables';
import { type Caller, createPayingShop, openCall, type PayingShop, type RealMethod } from './providers.fixture';

let paying: PayingShop;
beforeAll(async () => {
  paying = await createPayingShop();
});
beforeEach(() => paying.simulator.setTrouble('none'));
afterAll(() => paying.close());

async function buyer(platform = 'WEB_MOBILE') {
  const { shop } = paying;
  const person = await shop.server.login({ platform });
  const headers = { 'x-volt-platform': platform };
  const order = await shop.order(
    platform === 'WEB_MOBILE' ? person : await shop.server.login({ mobile: person.mobile }),
  );
  return { person, order, headers };
}

const paramsOf = (call: { kind: string }): Record<string, string> =>
  (call as { params?: Record<string, string> }).params ?? {};
const urlOf = (call: { kind: string }): string => (call as { url?: string }).url ?? '';
const lastSeen = () => paying.simulator.seen.at(-1);

async function methodsAt(platform: string, browser?: string): Promise<string[]> {
  const { person, order, headers } = await buyer(platform);
  const query = { orderNo: order.orderNo, ...(browser ? { browser } : {}) };
  const due = await paying.shop.server.ask('GET /api/mporder/v1/pay/payable', { token: person.token, headers, query });
  return due.methods.map(({ method }) => method);
}

async function bind(person: TestPerson, platform: string, openId: string): Promise<void> {
  const row = { platform, openId, accountId: person.accountId, createdAt: paying.shop.server.clock.now() };
  await paying.shop.server.database.db.insert(platformIdentities).values(row);
}

describe('the methods listed', () => {
  it.each([
    ['MINI', undefined, ['sandbox', 'wechat']],
    ['MINI_ALIPAY', undefined, ['sandbox', 'alipay']],
    ['MINI_DOUYIN', undefined, ['sandbox']],
    ['MINI_BAIDU', undefined, ['sandbox']],
    ['APP', undefined, ['sandbox', 'wechat', 'alipay']],
    ['WEB_MOBILE', 'wechat', ['sandbox', 'wechat']],
    ['WEB_MOBILE', 'alipay', ['sandbox', 'alipay']],
    ['WEB_MOBILE', 'mobile', ['sandbox', 'wechat', 'alipay']],
    ['WEB_MOBILE', 'desktop', ['sandbox', 'alipay']],
  ])('on %s %s are %j', async (platform, browser, methods) => {
    expect(await methodsAt(platform, browser)).toEqual(methods);
  });
});

describe('WeChat Pay', () => {
  it('opens by a link in a mobile browser, which leads back to the result', async () => {
    const { person, order } = await buyer();
    const { data } = await paying.create(person, order, 'wechat');
    const url = new URL(urlOf(data.call));
    expect(url.searchParams.get('redirect_url')).toBe(
      `https://shop.example/pagesOrder/pay/result?orderNo=${order.orderNo}`,
    );
    expect(JSON.parse(lastSeen()?.body ?? '')).toMatchObject({
      appid: WECHAT_APPS.official,
      mchid: MERCHANT,
      out_trade_no: data.payment.paymentNo,
      notify_url: 'https://shop.example/api/mporder/v1/pay/notify/wechat',
      amount: { total: 500_000, currency: 'CNY' },
      scene_info: { payer_client_ip: '127.0.0.1' },
    });
    expect(paying.simulator.bank.payments.get(data.payment.paymentNo)?.expiresAt).toBe(
      Math.floor((order.expiresAt ?? 0) / 1000) * 1000,
    );
  });

  it('opens in the mini-program for the open id that the account is bound to, with a call that WeChat accepts', async () => {
    const { person, order } = await buyer('MINI');
    await bind(person, 'MINI', 'oMini1');
    const { data } = await paying.create(person, order, 'wechat', { platform: 'MINI' });
    expect(JSON.parse(lastSeen()?.body ?? '')).toMatchObject({ appid: WECHAT_APPS.mini, payer: { openid: 'oMini1' } });
    const {
      appId = '',
      timeStamp = '',
      nonceStr = '',
      package: pack = '',
      signType,
      paySign = '',
    } = paramsOf(data.call);
    const message = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, pack);
    expect([appId, signType, pack]).toEqual([WECHAT_APPS.mini, 'RSA', `prepay_id=wx${data.payment.paymentNo}`]);
    expect(Rsa.verify(message, paySign, paying.simulator.keys.shop.publicKey)).toBe(true);
  });

  it("opens in WeChat's own browser for the open id that the page knows, and asks for it first", async () => {
    const { person, order } = await buyer();
    const refused = await paying.create(person, order, 'wechat', { browser: 'wechat' });
    expect(refused).toMatchObject({ name: 'BAD_INPUT', data: { fields: ['body.openId'] } });
    const { data } = await paying.create(person, order, 'wechat', { browser: 'wechat', openId: 'oPage' });
    expect(paramsOf(data.call).appId).toBe(WECHAT_APPS.official);
  });

  it('opens in the app with a call for its SDK', async () => {
    const { person, order } = await buyer('APP');
    const { data } = await paying.create(person, order, 'wechat', { platform: 'APP' });
    const {
      provider,
      appid = '',
      partnerid,
      prepayid = '',
      noncestr = '',
      timestamp = '',
      sign = '',
    } = paramsOf(data.call);
    expect({ provider, appid, partnerid }).toEqual({ provider: 'wechat', appid: WECHAT_APPS.app, partnerid: MERCHANT });
    const message = Formatter.joinedByLineFeed(appid, timestamp, noncestr, prepayid);
    expect(Rsa.verify(message, sign, paying.simulator.keys.shop.publicKey)).toBe(true);
  });

  it('is not opened on a desktop', async () => {
    const { person, order } = await buyer();
    expect((await paying.create(person, order, 'wechat', { browser: 'desktop' })).name).toBe('BAD_INPUT');
  });
});

describe('Alipay', () => {
  it.each([
    ['mobile', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
    ['desktop', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  ])('opens its page in a %s browser by a signed address', async (browser, method, product) => {
    const { person, order } = await buyer();
    const { data } = await paying.create(person, order, 'alipay', { browser });
    const { searchParams } = new URL(urlOf(data.call));
    expect(searchParams.get('method')).toBe(method);
    expect(searchParams.get('notify_url')).toBe('https://shop.example/api/mporder/v1/pay/notify/alipay');
    expect(searchParams.get('return_url')).toContain(`orderNo=${order.orderNo}`);
    expect(JSON.parse(searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: data.payment.paymentNo,
      total_amount: '5000.00',
      product_code: product,
    });
    openCall(paying.simulator, data.call);
    expect(paying.simulator.bank.payments.get(data.payment.paymentNo)).toMatchObject({
      amountFen: 500_000,
      state: 'open',
    });
  });

  it.each(['2088123412341234', 'oAlipayOpenId'])(
    'opens in the mini-program with a number for tradePay, for %s',
    async (openId) => {
      const { person, order } = await buyer('MINI_ALIPAY');
      const { data } = await paying.create(person, order, 'alipay', { platform: 'MINI_ALIPAY', openId });
      const { tradeNO } = paramsOf(data.call);
      expect(paying.simulator.bank.payments.get(data.payment.paymentNo)?.providerNo).toBe(tradeNO);
    },
  );

  it('opens in the app with a signed text for its SDK', async () => {
    const { person, order } = await buyer('APP');
    const { data } = await paying.create(person, order, 'alipay', { platform: 'APP' });
    expect(paramsOf(data.call).provider).toBe('alipay');
    openCall(paying.simulator, data.call);
    expect(paying.simulator.bank.payments.get(data.payment.paymentNo)?.amountFen).toBe(500_000);
  });
});

describe('opening again', () => {
  it('gives the same payment and call while the call is fresh, and a new call of the same payment afterwards', async () => {
    const { person, order } = await buyer();
    const first = (await paying.create(person, order, 'wechat')).data;
    const asked = paying.simulator.seen.length;
    expect((await paying.create(person, order, 'wechat')).data).toEqual(first);
    expect(paying.simulator.seen.length).toBe(asked);
    paying.shop.server.clock.advance(5 * 60_000);
    const later = (await paying.create(person, order, 'wechat')).data;
    expect(later.payment.paymentNo).toBe(first.payment.paymentNo);
    expect(paying.simulator.seen.length).toBe(asked + 1);
  });

  it.each<[string, Caller, Caller]>([
    ['another caller', { browser: 'mobile' }, { browser: 'wechat', openId: 'o1' }],
    ['another person', { browser: 'wechat', openId: 'o1' }, { browser: 'wechat', openId: 'o2' }],
  ])('at %s closes the payment first, because its number was used for the other one', async (_what, one, other) => {
    const { person, order } = await buyer();
    const first = (await paying.create(person, order, 'wechat', one)).data.payment.paymentNo;
    const second = (await paying.create(person, order, 'wechat', other)).data.payment.paymentNo;
    expect(second).not.toBe(first);
    expect(paying.simulator.bank.payments.get(first)?.state).toBe('closed');
    expect((await booksOf(paying.shop, first)).payment?.state).toBe('closed');
  });

  it('is closed at its provider when the order was paid with another method, and only then a job is made for it', async () => {
    const { server } = paying.shop;
    const { person, order } = await buyer();
    const other = (await paying.create(person, order, 'alipay')).data.payment.paymentNo;
    const { paymentNo } = (await paying.create(person, order, 'wechat')).data.payment;
    paying.simulator.bank.pay(paymentNo, server.clock.now());
    const query = { orderNo: order.orderNo };
    const state = await server.ask('GET /api/mporder/v1/pay/state', { token: person.token, query });
    expect(state.order.state).toBe('depositPaid');
    await server.runJobs();
    expect((await booksOf(paying.shop, other)).payment?.state).toBe('closed');
    const { rows } = await server.database.executeSql(
      `select data->'payload'->>'orderNo' as "orderNo" from jobs.job where data->>'handler' = 'job:closeOtherPayments'`,
    );
    expect(rows).toEqual([query]);
  });

  it('after paying at the other caller is refused, and the order is paid', async () => {
    const { person, order } = await buyer();
    const { paymentNo } = (await paying.create(person, order, 'wechat')).data.payment;
    paying.simulator.bank.pay(paymentNo, paying.shop.server.clock.now());
    const again = await paying.create(person, order, 'wechat', { browser: 'wechat', openId: 'o1' });
    expect(again.name).toBe('ALREADY_PAID');
    expect(await paying.shop.state(person, order.orderNo)).toBe('depositPaid');
  });
});

describe.each<RealMethod>(['wechat', 'alipay'])('%s in trouble', (method) => {
  const caller: Caller = method === 'wechat' ? {} : { platform: 'MINI_ALIPAY', openId: 'oTrouble' };
  const platform = caller.platform ?? 'WEB_MOBILE';

  it.each(['broken', 'lost', 'wronglySigned'] as const)(
    '(%s) says so, and the next try uses the same number',
    async (trouble) => {
      const { person, order } = await buyer(platform);
      paying.simulator.setTrouble(trouble);
      expect((await paying.create(person, order, method, caller)).name).toBe('PROVIDER_DOWN');
      paying.simulator.setTrouble('none');
      const { payment } = (await paying.create(person, order, method, caller)).data;
      const rows = await paying.shop.server.database.db
        .select()
        .from(payments)
        .where(eq(payments.orderNo, order.orderNo));
      expect(rows.map(({ paymentNo, state }) => [paymentNo, state])).toEqual([[payment.paymentNo, 'pending']]);
    },
  );

  it('gives up without an answer, and others go on meanwhile', async () => {
    const { person, order } = await buyer(platform);
    paying.simulator.setTrouble('silent');
    const waiting = paying.create(person, order, method, caller);
    const looking = paying.shop.server.call('GET /api/mporder/v1/order/detail', {
      token: person.token,
      headers: { 'x-volt-platform': platform },
      query: { orderNo: order.orderNo },
    });
    const first = await Promise.race([waiting.then(() => 'paying'), looking.then(() => 'looking')]);
    expect(first).toBe('looking');
    expect([(await looking).name, (await waiting).name]).toEqual(['SUCCESS', 'PROVIDER_DOWN']);
  });

  it('is asked again on schedule', async () => {
    const { paymentNo } = await paying.opened(method);
    paying.simulator.setTrouble('broken');
    const asked = () => paying.simulator.seen.filter(({ url, body }) => `${url}${body}`.includes(paymentNo)).length;
    for (const pauseSeconds of [20, 40, 60, 120, 300, 600]) {
      const before = asked();
      paying.shop.server.clock.advance(pauseSeconds * 1000);
      await paying.shop.server.runJobs();
      expect([pauseSeconds, asked() - before]).toEqual([pauseSeconds, 1]);
    }
  });

  it('does not fail the job that asks, which would run again beside the one it has stored', async () => {
    const { person, paymentNo } = await paying.opened(method);
    paying.simulator.setTrouble('broken');
    const input = { userId: person.accountId, paymentNo, attempt: 0 };
    await expect(reconcilePayment(paying.shop.server.ctx(), input)).resolves.toBeUndefined();
  });

  it('is asked before the cashier invites to pay: money whose notice is on its way counts', async () => {
    const { person, order, paymentNo } = await paying.opened(method);
    paying.simulator.bank.pay(paymentNo, paying.shop.server.clock.now());
    const query = { orderNo: order.orderNo };
    const due = await paying.shop.server.ask('GET /api/mporder/v1/pay/payable', { token: person.token, query });
    expect(due.state).toBe('paid');
  });

  it('leaves the result open when the customer asks, and the order unpaid', async () => {
    const { person, order } = await paying.opened(method);
    paying.simulator.setTrouble('broken');
    const query = { orderNo: order.orderNo };
    const answer = await paying.shop.server.ask('GET /api/mporder/v1/pay/state', { token: person.token, query });
    expect(answer).toMatchObject({ payment: { state: 'pending' }, order: { state: 'created' } });
  });
});
