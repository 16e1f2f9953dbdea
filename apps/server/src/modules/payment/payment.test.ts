import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { booksOf } from './payment.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const PAYABLE = 'GET /api/mporder/v1/pay/payable' as const;
const CREATE = 'POST /api/mporder/v1/pay/create' as const;
const STATE = 'GET /api/mporder/v1/pay/state' as const;
const MINUTE_MS = 60_000;

type Person = Awaited<ReturnType<Shop['server']['login']>>;
const payable = (person: Person, orderNo: string) =>
  shop.server.ask(PAYABLE, { token: person.token, query: { orderNo } });
const stateOf = (person: Person, orderNo: string) =>
  shop.server.ask(STATE, { token: person.token, query: { orderNo } });
const create = (person: Person, orderNo: string, changes: object = {}) =>
  shop.server.call(CREATE, {
    token: person.token,
    body: { orderNo, method: 'sandbox', amountFen: 500_000, ...changes },
  });

describe('what is due', () => {
  it('is told with the methods that work where the customer is; those without a contract are not listed', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const due = await payable(person, order.orderNo);
    expect(due).toMatchObject({ amountFen: 500_000, state: 'payable', purpose: 'deposit', expiresAt: order.expiresAt });
    expect(due.title).toContain('大订');
    expect(due.methods.map(({ method, isAvailable }) => [method, isAvailable])).toEqual([['sandbox', true]]);
  });

  it('is nothing when the order is expired, paid or cancelled', async () => {
    const person = await shop.server.login();
    const paid = await shop.paidOrder(person);
    const cancelled = await shop.order(person);
    await shop.server.ask('POST /api/mporder/v1/order/cancel', {
      token: person.token,
      body: { orderNo: cancelled.orderNo },
    });
    const expired = await shop.order(person);
    shop.server.clock.advance(31 * MINUTE_MS);
    expect((await payable(person, paid.orderNo)).state).toBe('paid');
    expect((await payable(person, cancelled.orderNo)).state).toBe('closed');
    expect((await payable(person, expired.orderNo)).state).toBe('expired');
  });

  it("is not told for somebody else's order or without a login", async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.order(person);
    const query = { orderNo };
    for (const key of [PAYABLE, STATE]) {
      expect((await shop.server.call(key, { token: stranger.token, query })).name).toBe('NOT_FOUND');
      expect((await shop.server.call(key, { query })).name).toBe('LOGIN_EXPIRED');
      expect((await shop.server.call(key, { token: person.token, query: { orderNo: '!' } })).name).toBe('BAD_INPUT');
    }
    expect((await create(stranger, orderNo)).name).toBe('NOT_FOUND');
  });
});

describe('creating a payment', () => {
  it('sends the customer to the cashier, and a repeated call returns the same payment', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const first = (await create(person, orderNo)).data;
    const second = (await create(person, orderNo)).data;
    expect(first.payment).toMatchObject({
      orderNo,
      state: 'pending',
      amountFen: 500_000,
      purpose: 'deposit',
      isLate: false,
    });
    expect(first.call).toMatchObject({ kind: 'redirect' });
    expect(second).toEqual(first);
  });

  it.each([
    ['another amount', { amountFen: 499_999 }, 'AMOUNT_DIFFERS'],
    ['a method without a contract', { method: 'wechat' }, 'BAD_INPUT'],
    ['an unknown method', { method: 'cash' }, 'BAD_INPUT'],
    ['an unknown order', { orderNo: 'VO000000000000000000' }, 'NOT_FOUND'],
  ])('is refused for %s', async (_what, changes, name) => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    expect((await create(person, orderNo, changes)).name).toBe(name);
  });

  it('is refused when the order is expired, paid or cancelled', async () => {
    const person = await shop.server.login();
    const paid = await shop.paidOrder(person);
    const cancelled = await shop.order(person);
    await shop.server.ask('POST /api/mporder/v1/order/cancel', {
      token: person.token,
      body: { orderNo: cancelled.orderNo },
    });
    const expired = await shop.order(person);
    shop.server.clock.advance(31 * MINUTE_MS);
    expect((await create(person, paid.orderNo)).name).toBe('ALREADY_PAID');
    expect((await create(person, cancelled.orderNo)).name).toBe('STATE_CHANGED');
    expect((await create(person, expired.orderNo)).name).toBe('ORDER_EXPIRED');
  });
});

describe('paying', () => {
  it('moves the order by the notice, not by the customer coming back', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const { paymentNo } = await shop.payAtCashier(person, order);
    expect((await booksOf(shop, paymentNo)).payment?.state).toBe('pending');
    await shop.server.runJobs();
    const detail = await shop.detail(person, order.orderNo);
    expect(detail).toMatchObject({ state: 'depositPaid', paidFen: 500_000, dueFen: 0 });
    expect(detail.payments).toMatchObject([{ paymentNo, state: 'paid', amountFen: 500_000, method: 'sandbox' }]);
    expect(detail.adviser).not.toBeNull();
    expect(detail.timeline[0]).toMatchObject({ state: 'depositPaid', note: '已支付 ¥5,000' });
  });

  it('is seen at once by asking, when the notice is slow', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    await shop.payAtCashier(person, order);
    const answer = await stateOf(person, order.orderNo);
    expect(answer).toMatchObject({ payment: { state: 'paid' }, order: { state: 'depositPaid' } });
  });

  it('that fails says why and can be tried again with a new payment', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const { call, payment } = await shop.pay(person, order);
    const url = call.kind === 'redirect' ? call.url : '';
    await shop.atCashier(url, { action: 'fail', reason: '银行卡已过期' });
    await shop.server.runJobs();
    expect((await stateOf(person, order.orderNo)).payment).toMatchObject({
      state: 'failed',
      failureReason: '银行卡已过期',
    });
    const again = await shop.payAtCashier(person, order);
    expect(again.paymentNo).not.toBe(payment.paymentNo);
    await shop.server.runJobs();
    expect(await shop.state(person, order.orderNo)).toBe('depositPaid');
  });

  it('that is abandoned stays open until the order expires, then closes', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const { payment } = await shop.pay(person, order);
    expect((await stateOf(person, order.orderNo)).payment?.state).toBe('pending');
    shop.server.clock.advance(31 * MINUTE_MS);
    await shop.server.runJobs();
    expect((await booksOf(shop, payment.paymentNo)).payment?.state).toBe('closed');
    expect(await shop.state(person, order.orderNo)).toBe('expired');
  });
});

describe('money that comes too late', () => {
  it('after the order expired goes back by itself, and the customer sees it', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const { paymentNo } = await shop.payAtCashier(person, order, 'late');
    shop.server.clock.set((order.expiresAt ?? 0) + 10_000);
    await shop.server.runJobs();
    const { payment, refunds } = await booksOf(shop, paymentNo);
    expect(payment).toMatchObject({ state: 'refunded', isLate: true });
    expect(refunds).toMatchObject([{ amountFen: 500_000, state: 'done' }]);
    const detail = await shop.detail(person, order.orderNo);
    expect(detail).toMatchObject({ state: 'expired', paidFen: 0 });
    expect(detail.timeline.map(({ title }) => title).slice(0, 2)).toEqual(['款项已退回', '款项退回中']);
    expect((await stateOf(person, order.orderNo)).payment).toMatchObject({ state: 'refunded', isLate: true });
    const notesIn = async (language: string) => {
      const query = { orderNo: order.orderNo };
      const headers = { 'accept-language': language };
      const key = 'GET /api/mporder/v1/order/detail' as const;
      const { timeline } = await shop.server.ask(key, { token: person.token, query, headers });
      return timeline.slice(0, 2).map(({ title, note }) => `${title}: ${note}`);
    };
    expect(await notesIn('zh-CN')).toEqual([
      '款项已退回: ¥5,000 已原路退回',
      '款项退回中: ¥5,000 将原路退回（支付超时，订单已关闭）',
    ]);
    expect(await notesIn('en')).toEqual([
      'Refunded: ¥5,000 went back the way it came',
      'Refund under way: ¥5,000 will go back the way it came (The payment came too late, the order is closed)',
    ]);
    expect(refunds[0]?.reason).toBe('支付超时，订单已关闭');
  });

  it('after the customer cancelled goes back by itself', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    const { paymentNo } = await shop.payAtCashier(person, order, 'late');
    await shop.server.ask('POST /api/mporder/v1/order/cancel', {
      token: person.token,
      body: { orderNo: order.orderNo },
    });
    await shop.server.runJobs();
    shop.server.clock.advance(4000);
    await shop.server.runJobs();
    expect((await booksOf(shop, paymentNo)).payment).toMatchObject({ state: 'refunded', isLate: true });
    expect(await shop.state(person, order.orderNo)).toBe('cancelled');
  });

  it('is kept when the bank took it in time and only the notice was late', async () => {
    const person = await shop.server.login();
    const order = await shop.order(person);
    await shop.payAtCashier(person, order);
    shop.server.clock.advance(40 * MINUTE_MS);
    const detail = await shop.detail(person, order.orderNo);
    expect(detail).toMatchObject({ state: 'depositPaid', paidFen: 500_000 });
  });
});
