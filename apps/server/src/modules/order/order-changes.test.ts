import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../vehicle';
import { buyer, createShop, type Shop } from './order.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const LOCK = 'POST /api/mporder/v1/order/lock' as const;
const CITY = 'POST /api/mporder/v1/order/city' as const;
const NAME = 'POST /api/mporder/v1/order/transferName' as const;
const SIGN = 'POST /api/mporder/v1/special/sign/agreement' as const;
const DAY_MS = 86_400_000;
const other = { ...buyer, name: '周舟', mobile: '13987654321' };

describe('locking', () => {
  it('makes a deposit order final', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const body = { orderNo };
    expect((await shop.server.ask(LOCK, { token: person.token, body })).state).toBe('locked');
    expect((await shop.server.call(LOCK, { token: person.token, body })).name).toBe('ORDER_LOCKED');
    const city = await shop.server.call(CITY, { token: person.token, body: { orderNo, cityCode: '330100' } });
    expect(city.name).toBe('ORDER_LOCKED');
    const name = await shop.server.call(NAME, { token: person.token, body: { orderNo, buyer: other } });
    expect(name.name).toBe('ORDER_LOCKED');
  });

  it('happens by itself 7 days after the deposit, and nothing can be changed from then on', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const paid = await shop.detail(person, orderNo);
    expect(paid.locksAt).toBe((paid.payments[0]?.paidAt ?? 0) + 7 * DAY_MS);
    shop.server.clock.advance(7 * DAY_MS);
    const city = await shop.server.call(CITY, { token: person.token, body: { orderNo, cityCode: '330100' } });
    expect(city.name).toBe('ORDER_LOCKED');
    await shop.server.runJobs();
    const locked = await shop.detail(person, orderNo);
    expect(locked).toMatchObject({ state: 'locked', locksAt: null });
    expect(locked.timeline[0]?.note).toContain('自动锁定');
  });

  it('is refused before the deposit, for a stranger and without a login', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.order(person);
    const body = { orderNo };
    expect((await shop.server.call(LOCK, { token: person.token, body })).name).toBe('STATE_CHANGED');
    expect((await shop.server.call(LOCK, { token: stranger.token, body })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(LOCK, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(LOCK, { token: person.token, body: {} })).name).toBe('BAD_INPUT');
  });
});

describe('changes before the lock', () => {
  it('switch the city, its store and adviser, and say so on the timeline', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const detail = await shop.server.ask(CITY, { token: person.token, body: { orderNo, cityCode: '330100' } });
    expect(detail.city).toEqual({ cityCode: '330100', cityName: '杭州市' });
    expect(detail.store?.storeId).toBe('hz-qianjiang');
    expect(detail.timeline[0]).toMatchObject({ title: '交付城市已变更', state: 'depositPaid' });
  });

  it('refuse a city without delivery and a store elsewhere', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const change = (body: object) => shop.server.call(CITY, { token: person.token, body: { orderNo, ...body } });
    expect((await change({ cityCode: '150700' })).name).toBe('CITY_NOT_SERVED');
    expect((await change({ cityCode: '330100', storeId: 'sh-jingan' })).name).toBe('NOT_FOUND');
    expect((await change({ cityCode: 'x' })).name).toBe('BAD_INPUT');
  });

  it('transfer the name; the purchase agreement must be signed again, with an SMS code', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person);
    const renamed = await shop.server.ask(NAME, { token: person.token, body: { orderNo, buyer: other } });
    expect(renamed.buyer).toMatchObject({ name: '周舟', maskedMobile: '139****4321' });
    const locked = await shop.server.call(LOCK, { token: person.token, body: { orderNo } });
    expect(locked.name).toBe('AGREEMENT_UNSIGNED');
    const purchase = renamed.agreements.find(({ kind }) => kind === 'purchase');
    expect(purchase?.state).toBe('unsigned');
    const sign = (code?: string) => {
      const body = { agreementId: 'purchase', version: purchase?.version, orderNo, code };
      return shop.server.call(SIGN, { token: person.token, body });
    };
    expect((await sign()).name).toBe('BAD_INPUT');
    const code = await shop.signCode(person);
    expect((await sign(code === '000000' ? '111111' : '000000')).name).toBe('CODE_WRONG');
    expect((await sign(code)).data.state).toBe('signed');
    expect((await shop.server.ask(LOCK, { token: person.token, body: { orderNo } })).state).toBe('locked');
  });

  it('refuse a buyer with a wrong checksum and a stranger', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo } = await shop.paidOrder(person);
    const wrong = { ...other, idNumber: '110105194912310021' };
    expect((await shop.server.call(NAME, { token: person.token, body: { orderNo, buyer: wrong } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await shop.server.call(NAME, { token: stranger.token, body: { orderNo, buyer: other } })).name).toBe(
      'NOT_FOUND',
    );
  });

  it('are refused before the deposit', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    expect((await shop.server.call(CITY, { token: person.token, body: { orderNo, cityCode: '330100' } })).name).toBe(
      'STATE_CHANGED',
    );
    expect((await shop.server.call(NAME, { token: person.token, body: { orderNo, buyer: other } })).name).toBe(
      'STATE_CHANGED',
    );
  });
});

describe('turning an intention into a deposit', () => {
  it('pays the difference: 2000 yuan paid, 3000 due, 5000 in all', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    const before = await shop.detail(person, orderNo);
    expect(before).toMatchObject({ state: 'intentionPaid', kind: 'intention', paidFen: 200_000, dueFen: 0 });
    expect(before.actions).toContain('convert');
    const max = await defaultConfiguration(shop.server.ctx(), 'YL01-max');
    const draft = await shop.signedDraft(person, { ...max, fromOrderNo: orderNo });
    expect(draft).toMatchObject({ dueFen: 300_000, paidEarlierFen: 200_000 });
    const converting = await shop.confirm(person, draft);
    expect(converting).toMatchObject({
      orderNo,
      state: 'intentionPaid',
      dueFen: 300_000,
      actions: ['pay', 'cancel', 'sign'],
    });
    const unpaid = await shop.server.ask('GET /api/mporder/v1/order/list', {
      token: person.token,
      query: { tab: 'unpaid' },
    });
    expect(unpaid.items.map((item) => item.orderNo)).toEqual([orderNo]);
    shop.server.clock.advance(1000);
    await shop.payAtCashier(person, converting);
    await shop.server.runJobs();
    const after = await shop.detail(person, orderNo);
    expect(after).toMatchObject({ state: 'depositPaid', kind: 'deposit', paidFen: 500_000, dueFen: 0 });
    expect(after.configuration.versionId).toBe('YL01-max');
    expect(after.payments.map(({ amountFen }) => amountFen)).toEqual([300_000, 200_000]);
  });

  it('leaves the intention as it was when the rest is not paid in 30 minutes', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    const converting = await shop.confirm(person, await shop.signedDraft(person, { fromOrderNo: orderNo }));
    shop.server.clock.set((converting.expiresAt ?? 0) + 1);
    const after = await shop.detail(person, orderNo);
    expect(after).toMatchObject({ state: 'intentionPaid', kind: 'intention', dueFen: 0, expiresAt: null });
    expect(after.actions).toContain('convert');
  });

  it('can be given up, and only one can run', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    await shop.confirm(person, await shop.signedDraft(person, { fromOrderNo: orderNo }));
    const second = await shop.signedDraft(person, { fromOrderNo: orderNo });
    const body = { draftId: second.draftId, totalFen: second.quote.totalFen, dueFen: second.dueFen };
    expect((await shop.server.call('POST /api/mporder/v1/order/confirm', { token: person.token, body })).name).toBe(
      'STATE_CHANGED',
    );
    const cancelled = await shop.server.ask('POST /api/mporder/v1/order/cancel', {
      token: person.token,
      body: { orderNo },
    });
    expect(cancelled).toMatchObject({ state: 'intentionPaid', dueFen: 0 });
  });

  it('is refused for an order that is not a paid intention', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person, { kind: 'intention' });
    const body = {
      ...(await shop.draft(person)).quote.configuration,
      kind: 'deposit',
      subsidy: 'none',
      fromOrderNo: orderNo,
    };
    expect((await shop.server.call('POST /api/mporder/v1/order/draft', { token: person.token, body })).name).toBe(
      'STATE_CHANGED',
    );
  });
});
