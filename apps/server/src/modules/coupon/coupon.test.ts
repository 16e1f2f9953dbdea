import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestPerson } from '../../testing';
import { coupon, freeFromOrder, judgeOwnCoupons, putOnOrder, useOnOrder } from '.';
import { CouponShop } from './coupon.fixture';

let shop: CouponShop;
beforeAll(async () => {
  shop = await CouponShop.open();
});
afterAll(() => shop.close());

const cash = { kind: 'cashOff' as const, quantity: 0, amountFen: 2000_00 };
const inTransaction = <T>(work: (ctx: ReturnType<typeof shop.server.ctx>) => Promise<T>) =>
  shop.server.database.transaction((db) => work({ ...shop.server.ctx(), db }));

const list = ({ token }: TestPerson, query: object = {}) =>
  shop.server.ask('GET /api/mpintegral/v1/coupons', { token, query: { ...query } });

describe('the card bag', () => {
  it('shows unused coupons by their end, of one kind where asked, and expired ones apart as soon as they end', async () => {
    const anna = await shop.server.login();
    const late = await shop.give(anna, { validDays: 20 });
    const soon = await shop.give(anna, { ...cash, validDays: 5 });
    expect((await list(anna)).items.map(({ couponId }) => couponId)).toEqual([soon, late]);
    expect((await list(anna, { kind: 'cashOff' })).items.map(({ couponId }) => couponId)).toEqual([soon]);
    shop.server.clock.advance(5 * DAY_MS);
    expect((await list(anna)).items.map(({ couponId }) => couponId)).toEqual([late]);
    expect((await list(anna, { tab: 'expired' })).items).toMatchObject([{ couponId: soon, state: 'expired' }]);
  });

  it('shows a coupon whole, and not to somebody else', async () => {
    const [anna, bert] = [await shop.server.login(), await shop.server.login()];
    const couponId = await shop.give(anna, { rules: ['一条规则'], models: ['YL01'], isGiftable: true });
    expect(await shop.detail(anna, couponId)).toMatchObject({
      state: 'unused',
      rules: ['一条规则'],
      models: [{ modelId: 'YL01' }],
      canGive: true,
      gift: null,
      history: [{ title: '卡券到账' }],
    });
    for (const key of ['detail', 'storeCode'] as const) {
      const path = `GET /api/mpintegral/v1/coupons/${key}` as const;
      expect((await shop.server.call(path, { token: bert.token, query: { couponId } })).name).toBe('NOT_FOUND');
    }
  });

  it('writes the end of coupons into their history', async () => {
    const anna = await shop.server.login();
    const couponId = await shop.give(anna, { validDays: 1 });
    shop.server.clock.advance(DAY_MS);
    await runUpkeep(shop.server.ctx().app, [coupon]);
    expect((await shop.detail(anna, couponId)).history).toMatchObject([{ title: '卡券已过期' }, { title: '卡券到账' }]);
  });
});

describe('use in a store', () => {
  it('spends a coupon once, and says where', async () => {
    const [anna, staff] = [await shop.server.login(), await shop.consultant('s1')];
    const couponId = await shop.give(anna);
    const number = await shop.number(anna, couponId);
    expect(number).toMatch(/^\d{16}$/);
    expect(await shop.redeem(staff, number)).toMatchObject({ name: 'SUCCESS', data: { storeName: '店 s1' } });
    expect((await shop.redeem(staff, number)).name).toBe('STATE_CHANGED');
    const shown = await shop.detail(anna, couponId);
    expect([shown.state, shown.usedIn, shown.history[0]?.note]).toEqual(['used', '店 s1', '店 s1']);
  });

  it('renews the number every 60 seconds, and takes the one before, but no older or made-up one', async () => {
    const [anna, staff] = [await shop.server.login(), await shop.consultant('s1')];
    const couponId = await shop.give(anna);
    const old = await shop.number(anna, couponId);
    shop.server.clock.advance(MINUTE_MS);
    const now = await shop.number(anna, couponId);
    expect(now).not.toBe(old);
    const wrong = `${now.slice(0, 15)}${(Number(now.at(-1)) + 1) % 10}`;
    expect((await shop.redeem(staff, wrong)).name).toBe('NOT_FOUND');
    shop.server.clock.advance(MINUTE_MS);
    expect((await shop.redeem(staff, old)).name).toBe('NOT_FOUND');
    expect((await shop.redeem(staff, now)).name).toBe('SUCCESS');
  });

  it('is for its stores, for staff with a store, and for coupons that are not for orders', async () => {
    const [anna, elsewhere] = [await shop.server.login(), await shop.consultant('s2')];
    const number = await shop.number(anna, await shop.give(anna, { stores: ['s1'] }));
    const refused = await shop.redeem(elsewhere, number);
    expect([refused.name, refused.message]).toEqual(['STATE_CHANGED', '该卡券不适用于本门店']);
    const nowhere = await shop.server.login({ roles: ['consultant'] });
    expect((await shop.redeem(nowhere, number)).name).toBe('FORBIDDEN');
    expect((await shop.redeem(anna, number)).name).toBe('FORBIDDEN');
    const query = { couponId: await shop.give(anna, cash) };
    const code = await shop.server.call('GET /api/mpintegral/v1/coupons/storeCode', { token: anna.token, query });
    expect(code.name).toBe('STATE_CHANGED');
  });
});

describe('use on an order', () => {
  const orderNo = 'VO1';
  const order = { modelId: 'YL01', storeId: null, priceFen: 200_000_00, optionPricesFen: [], areCouponsAllowed: true };

  it('proposes, locks, frees and spends', async () => {
    const anna = await shop.server.login();
    const { accountId } = anna;
    const couponId = await shop.give(anna, { ...cash, validDays: 10 });
    const washId = await shop.give(anna);
    const judged = await judgeOwnCoupons(shop.server.ctx(), accountId, order, null);
    expect(judged.judgement.verdicts).toMatchObject([{ couponId, isChosen: true, reductionFen: 2000_00 }]);
    await inTransaction((ctx) => putOnOrder(ctx, couponId, { accountId, orderNo }));
    expect(await shop.detail(anna, couponId)).toMatchObject({ state: 'locked', orderNo });
    const twice = inTransaction((ctx) => putOnOrder(ctx, couponId, { accountId, orderNo: 'VO2' }));
    await expect(twice).rejects.toMatchObject({ rowName: 'STATE_CHANGED' });
    const wash = inTransaction((ctx) => putOnOrder(ctx, washId, { accountId, orderNo }));
    await expect(wash).rejects.toMatchObject({ rowName: 'STATE_CHANGED' });
    await inTransaction((ctx) => freeFromOrder(ctx, { accountId, orderNo }));
    expect(await shop.detail(anna, couponId)).toMatchObject({ state: 'unused', orderNo: null });
    await inTransaction((ctx) => putOnOrder(ctx, couponId, { accountId, orderNo }));
    await inTransaction((ctx) => useOnOrder(ctx, { accountId, orderNo }));
    expect(await shop.detail(anna, couponId)).toMatchObject({ state: 'used', orderNo });
  });

  it('does not let a coupon end on an order, and does when it comes back too late', async () => {
    const anna = await shop.server.login();
    const { accountId } = anna;
    const couponId = await shop.give(anna, { ...cash, validDays: 1 });
    await inTransaction((ctx) => putOnOrder(ctx, couponId, { accountId, orderNo }));
    shop.server.clock.advance(2 * DAY_MS);
    await runUpkeep(shop.server.ctx().app, [coupon]);
    expect((await shop.detail(anna, couponId)).state).toBe('locked');
    await inTransaction((ctx) => freeFromOrder(ctx, { accountId, orderNo }));
    expect((await shop.detail(anna, couponId)).state).toBe('expired');
  });
});

describe('a code', () => {
  it('gives a coupon once to a person, in any letters, until it is used up', async () => {
    await shop.template('coffee');
    await shop.code('COFFEE-88', 'coffee', 1);
    const [anna, bert] = [await shop.server.login(), await shop.server.login()];
    const got = await shop.enter(anna, ' coffee-88 ');
    expect(got.data).toMatchObject({ title: 'coffee' });
    expect((await shop.enter(anna, 'COFFEE-88')).name).toBe('ALREADY_DONE');
    expect((await shop.enter(bert, 'COFFEE-88')).name).toBe('SOLD_OUT');
    expect((await shop.enter(bert, 'NOTHING-88')).name).toBe('NOT_FOUND');
  });

  it.each(['SHORT-7', 'x'.repeat(21), '二十个字符的兑换码啊啊'])('of a wrong shape is refused: %s', async (code) => {
    expect((await shop.enter(await shop.server.login(), code)).name).toBe('BAD_INPUT');
  });

  it('cannot be guessed: the eleventh try in ten minutes is refused', async () => {
    const anna = await shop.server.login();
    const names: (string | null)[] = [];
    for (let i = 0; i < 11; i += 1) {
      names.push((await shop.enter(anna, `GUESS-00${i}`)).name);
    }
    expect(names.slice(0, 10)).toEqual(Array(10).fill('NOT_FOUND'));
    expect(names[10]).toBe('TOO_FREQUENT');
  });
});
