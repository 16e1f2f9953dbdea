import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../../kernel/context';
import type { TestPerson } from '../../../testing';
import { coupons } from '../../coupon/coupon.tables';
import { FinalShop } from '../final/final.fixture';
import { lockOwnOrder, moveOrder } from '../move-order';
import { createShop, type Shop, standard } from '../order.fixture';
import { couponState, draftWith, giveCoupon, painted, tryChoice } from './coupon-order.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const LIST = 'GET /api/mporder/v1/order/coupons' as const;
const QUOTE = 'POST /api/mporder/v1/order/coupons/quote' as const;
const CHOOSE = 'POST /api/mporder/v1/order/coupons/choose' as const;
const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;
const reasons = (verdicts: { couponId: string; reason: string | null }[]) =>
  Object.fromEntries(verdicts.map(({ couponId, reason }) => [couponId, reason]));

describe('coupons of a draft', () => {
  it('are listed with the best ones chosen, and with the reason why others cannot be used', async () => {
    const person = await shop.server.login();
    const cash = await giveCoupon(shop, person);
    const less = await giveCoupon(shop, person, { amountFen: 1_000_00 });
    const option = await giveCoupon(shop, person, { kind: 'optionOff', amountFen: 5_000_00 });
    const other = await giveCoupon(shop, person, { models: ['YLX'] });
    const high = await giveCoupon(shop, person, { thresholdFen: 9_000_000_00 });
    const draft = await shop.draft(person, painted);
    const list = await shop.server.ask(LIST, { token: person.token, query: { draftId: draft.draftId } });
    expect(list).toMatchObject({ reductionFen: 7_000_00, bestFen: 7_000_00 });
    expect(list.totalFen).toBe(draft.quote.totalFen - 7_000_00);
    expect([...list.bestIds].sort()).toEqual([cash, option].sort());
    expect(reasons(list.verdicts)).toEqual({
      [cash]: null,
      [option]: null,
      [less]: 'notCombinable',
      [other]: 'otherModel',
      [high]: 'belowThreshold',
    });
    expect(list.coupons.map(({ couponId }) => couponId)).toEqual(list.verdicts.map(({ couponId }) => couponId));
  });

  it('are quoted without being kept; of two that exclude each other the first stays', async () => {
    const person = await shop.server.login();
    const [a, b] = [await giveCoupon(shop, person), await giveCoupon(shop, person, { amountFen: 1_000_00 })];
    const { draftId, quote } = await shop.draft(person);
    const asked = { token: person.token, body: { draftId, couponIds: [b, a] } };
    const quoted = await shop.server.ask(QUOTE, asked);
    expect(quoted).toMatchObject({ reductionFen: 1_000_00, totalFen: quote.totalFen - 1_000_00 });
    expect(reasons(quoted.verdicts)).toEqual({ [a]: 'notCombinable', [b]: null });
    const kept = await shop.server.ask('GET /api/mporder/v1/order/draft/detail', {
      token: person.token,
      query: { draftId },
    });
    expect(kept).toMatchObject({ coupons: [], couponsChosenAt: null, quote: { totalFen: quote.totalFen } });
  });

  it('are kept with the price they make, through a new save, and given up by choosing none', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const plain = await shop.draft(person);
    const { data: chosen } = await tryChoice(shop, person, plain, [couponId]);
    const line = { kind: 'coupon', code: couponId, name: '购车抵扣券', amountFen: -2_000_00 };
    expect(chosen.quote.lines.at(-1)).toEqual(line);
    expect(chosen.quote.totalFen).toBe(plain.quote.totalFen - 2_000_00);
    const saved = await shop.draft(person, { draftId: plain.draftId } as never);
    expect(saved).toMatchObject({
      coupons: [{ couponId, reductionFen: 2_000_00 }],
      quote: { totalFen: chosen.quote.totalFen },
    });
    const { data: none } = await tryChoice(shop, person, plain, []);
    expect(none).toMatchObject({ coupons: [], quote: { totalFen: plain.quote.totalFen } });
    expect(none.couponsChosenAt).not.toBeNull();
    const list = await shop.server.ask(LIST, { token: person.token, query: { draftId: plain.draftId } });
    expect(list).toMatchObject({ reductionFen: 0, bestFen: 2_000_00 });
  });

  it('cannot be two cash-off ones, somebody else’s, or of an intention order', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const [a, b, theirs] = [
      await giveCoupon(shop, person),
      await giveCoupon(shop, person),
      await giveCoupon(shop, stranger),
    ];
    const draft = await shop.draft(person);
    const two = await tryChoice(shop, person, draft, [a, b]);
    expect([two.name, two.data]).toEqual(['COUPON_UNUSABLE', { couponIds: [b] }]);
    expect((await tryChoice(shop, person, draft, [theirs])).name).toBe('COUPON_UNUSABLE');
    expect((await tryChoice(shop, stranger, draft, [theirs])).name).toBe('NOT_FOUND');
    const intention = await shop.draft(person, { kind: 'intention' });
    expect((await tryChoice(shop, person, intention, [a])).name).toBe('COUPON_UNUSABLE');
    const query = { draftId: draft.draftId };
    expect((await shop.server.call(LIST, { token: stranger.token, query })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(LIST, { query })).name).toBe('LOGIN_EXPIRED');
    const body = { draftId: draft.draftId, couponIds: 'all' };
    expect((await shop.server.call(QUOTE, { token: person.token, body })).name).toBe('BAD_INPUT');
  });
});

describe('a coupon that cannot be used', () => {
  it.each([
    ['otherModel', { models: ['YLX'] }],
    ['otherStore', { stores: ['hz-qianjiang'] }],
    ['belowThreshold', { thresholdFen: 9_000_000_00 }],
  ])('is refused for a draft: %s', async (reason, changes) => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person, changes);
    const draft = await shop.draft(person);
    const refused = await tryChoice(shop, person, draft, [couponId]);
    expect([refused.name, refused.data]).toEqual(['COUPON_UNUSABLE', { couponIds: [couponId] }]);
    const list = await shop.server.ask(LIST, { token: person.token, query: { draftId: draft.draftId } });
    expect(reasons(list.verdicts)).toEqual({ [couponId]: reason });
    expect(list.bestIds).toEqual([]);
  });

  it('has ended or has not begun, and is still listed with the reason', async () => {
    const person = await shop.server.login();
    const ended = await giveCoupon(shop, person, { validDays: 1 });
    shop.server.clock.advance(2 * DAY_MS);
    const later = await giveCoupon(shop, person);
    const { db } = shop.server.database;
    const startsAt = shop.server.clock.now() + DAY_MS;
    await db.update(coupons).set({ startsAt }).where(eq(coupons.id, later));
    const fresh = { ...person, ...(await shop.server.login({ mobile: person.mobile })) };
    const draft = await shop.draft(fresh);
    const list = await shop.server.ask(LIST, { token: fresh.token, query: { draftId: draft.draftId } });
    expect(reasons(list.verdicts)).toEqual({ [ended]: 'ended', [later]: 'notBegun' });
    for (const id of [ended, later]) expect((await tryChoice(shop, fresh, draft, [id])).name).toBe('COUPON_UNUSABLE');
  });

  it('ended after it was chosen: the order is refused, and nothing is made', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person, { validDays: 1 });
    const { draftId, quote, dueFen } = await draftWith(shop, person, [couponId]);
    await shop.server.database.db
      .update(coupons)
      .set({ expiresAt: shop.server.clock.now() })
      .where(eq(coupons.id, couponId));
    const body = { draftId, totalFen: quote.totalFen, dueFen };
    const refused = await shop.server.call(CONFIRM, { token: person.token, body });
    expect([refused.name, refused.data]).toEqual(['COUPON_UNUSABLE', { couponIds: [couponId] }]);
    const { items } = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
    expect(items).toEqual([]);
  });

  it('is on its way to a friend', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person, { isGiftable: true });
    const { token } = person;
    const draft = await draftWith(shop, person, [couponId]);
    await shop.server.ask('POST /api/mpintegral/v1/coupons/gift', { token, body: { couponId, message: '' } });
    const { draftId, quote, dueFen } = draft;
    const body = { draftId, totalFen: quote.totalFen, dueFen };
    expect((await shop.server.call(CONFIRM, { token, body })).name).toBe('COUPON_UNUSABLE');
    const list = await shop.server.ask(LIST, { token, query: { draftId } });
    expect(reasons(list.verdicts)).toEqual({ [couponId]: 'givenAway' });
  });

  it('cannot be chosen by a visitor, by a wrong body, or for a draft that was submitted', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const draft = await draftWith(shop, person, [couponId]);
    const { draftId } = draft;
    const choice = { draftId, couponIds: [couponId] };
    for (const endpoint of [QUOTE, CHOOSE] as const) {
      expect((await shop.server.call(endpoint, { body: choice })).name).toBe('LOGIN_EXPIRED');
      const tooMany = { draftId, couponIds: Array.from({ length: 21 }, () => couponId) };
      expect((await shop.server.call(endpoint, { token: person.token, body: tooMany })).name).toBe('BAD_INPUT');
    }
    await shop.confirm(person, draft);
    expect((await tryChoice(shop, person, draft, [])).name).toBe('STATE_CHANGED');
    const listed = await shop.server.call(LIST, { token: person.token, query: { draftId } });
    expect(listed.name).toBe('STATE_CHANGED');
  });
});

describe('coupons of an order', () => {
  it('lower its total and are locked with it, and an expired order gives them back', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const order = await shop.confirm(person, await draftWith(shop, person, [couponId]));
    const detail = await shop.detail(person, order.orderNo);
    expect(detail.coupons).toEqual([{ couponId, title: '购车抵扣券', reductionFen: 2_000_00 }]);
    expect(detail.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(order.totalFen);
    expect(await couponState(shop, person, couponId)).toEqual(['locked', order.orderNo]);
    shop.server.clock.advance(31 * MINUTE_MS);
    expect(await shop.state(person, order.orderNo)).toBe('expired');
    expect(await couponState(shop, person, couponId)).toEqual(['unused', null]);
  });

  it('come back when it is cancelled or refunded', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const { orderNo } = await shop.confirm(person, await draftWith(shop, person, [couponId]));
    await shop.server.ask('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } });
    expect(await couponState(shop, person, couponId)).toEqual(['unused', null]);
    const second = await shop.confirm(person, await draftWith(shop, person, [couponId]));
    await shop.payAtCashier(person, second);
    await shop.server.runJobs();
    await withTransaction(shop.server.ctx(), async (ctx) => {
      const key = { userId: person.accountId, orderNo: second.orderNo };
      const changes = { stateBeforeRefund: 'depositPaid' as const };
      const asked = await moveOrder(ctx, await lockOwnOrder(ctx, key), 'requestRefund', { who: 'customer', changes });
      await moveOrder(ctx, asked, 'completeRefund', { who: 'system' });
    });
    expect(await couponState(shop, person, couponId)).toEqual(['unused', null]);
  });

  it('stay through the payment and are used when the order is locked', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const order = await shop.confirm(person, await draftWith(shop, person, [couponId]));
    await shop.payAtCashier(person, order);
    await shop.server.runJobs();
    expect(await couponState(shop, person, couponId)).toEqual(['locked', order.orderNo]);
    await shop.server.ask('POST /api/mporder/v1/order/lock', { token: person.token, body: { orderNo: order.orderNo } });
    expect(await couponState(shop, person, couponId)).toEqual(['used', order.orderNo]);
  });

  it('stand in the final payment beside a total that has them, and are not taken off twice', async () => {
    const person = await shop.server.login();
    const final = new FinalShop(shop);
    const couponId = await giveCoupon(shop, person);
    const { orderNo, totalFen, ...order } = await shop.confirm(person, await draftWith(shop, person, [couponId]));
    await shop.payAtCashier(person, { orderNo, dueFen: order.dueFen });
    await shop.server.runJobs();
    await final.setState(person, orderNo, 'arrived');
    const restFen = totalFen - 5_000_00;
    expect(await final.account(person, orderNo)).toMatchObject({
      totalFen: totalFen + 2_000_00,
      coupons: [{ name: '购车抵扣券', amountFen: 2_000_00 }],
      couponFen: 2_000_00,
      depositFen: 5_000_00,
      restFen,
    });
    await final.pay(person, orderNo, restFen);
    expect(await final.account(person, orderNo)).toMatchObject({ state: 'paidInFull', restFen: 0, unsettledFen: 0 });
    expect(await shop.state(person, orderNo)).toBe('paidInFull');
  });

  it('of one store keep the order at it, those of all stores do not', async () => {
    const city = (person: TestPerson, orderNo: string, cityCode: string) =>
      shop.server.call('POST /api/mporder/v1/order/city', { token: person.token, body: { orderNo, cityCode } });
    for (const isBound of [true, false]) {
      const person = await shop.server.login();
      const home = (await shop.detail(person, (await shop.order(person)).orderNo)).store?.storeId ?? '';
      const couponId = await giveCoupon(shop, person, { stores: isBound ? [home] : [] });
      const order = await shop.confirm(person, await draftWith(shop, person, [couponId]));
      await shop.payAtCashier(person, order);
      await shop.server.runJobs();
      const answer = await city(person, order.orderNo, '330100');
      expect(answer.name).toBe(isBound ? 'COUPON_UNUSABLE' : 'SUCCESS');
      const { store, totalFen, coupons: held } = await shop.detail(person, order.orderNo);
      expect([store?.storeId === home, totalFen, held.length]).toEqual([isBound, order.totalFen, 1]);
    }
  });

  it('all come back when the order becomes one for another model', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const { token } = person;
    const order = await shop.confirm(person, await draftWith(shop, person, [couponId]));
    await shop.payAtCashier(person, order);
    await shop.server.runJobs();
    const wanted = { orderNo: order.orderNo, modelId: 'YLX', versionId: 'YLX-pro' };
    const preview = await shop.server.ask('POST /api/mporder/v1/order/vehicle/preview', { token, body: wanted });
    expect(preview.released).toContainEqual(expect.objectContaining({ kind: 'coupon', code: couponId }));
    const { configuration, totalFen } = preview.after;
    const body = { ...wanted, productCodes: configuration.productCodes, totalFen };
    await shop.server.ask('POST /api/mporder/v1/order/vehicle/change', { token, body });
    expect((await shop.detail(person, order.orderNo)).coupons).toEqual([]);
    expect(await couponState(shop, person, couponId)).toEqual(['unused', null]);
  });

  it('of a conversion lie on the order that is converted, and come back when it ends unpaid', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const { orderNo } = await shop.paidOrder(person, { kind: 'intention' });
    const draft = await draftWith(shop, person, [couponId], { fromOrderNo: orderNo });
    await shop.confirm(person, draft);
    expect(await couponState(shop, person, couponId)).toEqual(['locked', orderNo]);
    await shop.server.ask('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } });
    expect(await couponState(shop, person, couponId)).toEqual(['unused', null]);
  });

  it('that no longer fit a changed configuration come back, the others stay', async () => {
    const person = await shop.server.login();
    const cash = await giveCoupon(shop, person);
    const option = await giveCoupon(shop, person, { kind: 'optionOff', amountFen: 5_000_00 });
    const order = await shop.confirm(person, await draftWith(shop, person, [cash, option], painted));
    await shop.payAtCashier(person, order);
    await shop.server.runJobs();
    const target = { orderNo: order.orderNo, ...standard };
    const { token } = person;
    const preview = await shop.server.ask('POST /api/mporder/v1/order/configuration/preview', { token, body: target });
    expect(preview).toMatchObject({ differenceFen: -1_000_00, released: [{ kind: 'coupon', code: option }] });
    const body = { ...target, totalFen: preview.after.totalFen };
    await shop.server.ask('POST /api/mporder/v1/order/configuration/change', { token, body });
    expect((await shop.detail(person, order.orderNo)).coupons.map(({ couponId }) => couponId)).toEqual([cash]);
    expect(await couponState(shop, person, cash)).toEqual(['locked', order.orderNo]);
    expect(await couponState(shop, person, option)).toEqual(['unused', null]);
  });

  it('a coupon that went to another order is refused by name, and the draft continues without it', async () => {
    const person = await shop.server.login();
    const couponId = await giveCoupon(shop, person);
    const drafts = [await draftWith(shop, person, [couponId]), await draftWith(shop, person, [couponId])] as const;
    await shop.confirm(person, drafts[0]);
    const { draftId, quote, dueFen } = drafts[1];
    const body = { draftId, totalFen: quote.totalFen, dueFen };
    const refused = await shop.server.call(CONFIRM, { token: person.token, body });
    expect([refused.name, refused.data]).toEqual(['COUPON_UNUSABLE', { couponIds: [couponId] }]);
    const saved = await shop.draft(person, { draftId } as never);
    expect(saved).toMatchObject({ coupons: [], quote: { totalFen: quote.totalFen + 2_000_00 } });
  });
});
