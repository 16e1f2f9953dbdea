import { estimateTradeIn } from '@voltfront/rules/trade-in/estimate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { closeSlots } from '../slot';
import { completeTradeIn, tradeInOfOrder } from '.';
import { residualRules } from './demo/data/residual-rules';
import { createTradeShop, OFFER_FEN, PLACE, type TradeShop } from './trade-in.fixture';

const ESTIMATE = 'POST /api/mporder/v1/tradeIn/estimate' as const;
const APPOINT = 'POST /api/mporder/v1/tradeIn/appoint' as const;
const CANCEL = 'POST /api/mporder/v1/tradeIn/appointment/cancel' as const;
const LIST = 'GET /api/mporder/v1/tradeIn/list' as const;
const DETAIL = 'GET /api/mporder/v1/tradeIn/detail' as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: TradeShop;
beforeAll(async () => {
  shop = await createTradeShop();
});
afterAll(() => shop.close());

describe('lists', () => {
  it('name brands by initial, and the series of one', async () => {
    const brands = await shop.server.ask('GET /api/mporder/v1/tradeIn/brands');
    expect(brands.length).toBeGreaterThan(10);
    expect(brands.map(({ initial }) => initial)).toEqual(brands.map(({ initial }) => initial).sort());
    const series = await shop.server.ask('GET /api/mporder/v1/tradeIn/series', { query: { brandId: 'tesla' } });
    expect(series.map(({ seriesId }) => seriesId)).toContain('tesla-3');
    expect(await shop.server.ask('GET /api/mporder/v1/tradeIn/series', { query: { brandId: 'none' } })).toEqual([]);
  });

  it('name the stores of a city and whether somebody drives out', async () => {
    const near = await shop.server.ask('GET /api/mporder/v1/tradeIn/places', { query: { cityCode: '310100' } });
    expect(near.stores.map(({ placeId }) => placeId)).toContain(PLACE);
    expect(near.home).toEqual({ placeId: 'home-310100' });
    const far = await shop.server.ask('GET /api/mporder/v1/tradeIn/places', { query: { cityCode: '999999' } });
    expect(far).toEqual({ stores: [], home: null });
  });
});

describe('estimate', () => {
  it('is worked out by the rule from the price of that year', async () => {
    const person = await shop.server.login();
    const detail = await shop.estimated(person);
    expect(detail).toMatchObject({
      state: 'estimated',
      carName: '大众 迈腾',
      inspection: null,
      offer: null,
      order: null,
    });
    expect(detail.car).toMatchObject({ newPriceFen: 219_900_00, plateCityName: '上海市' });
    const today = new Date(shop.server.clock.now() + 8 * HOUR_MS);
    const ageMonths = (today.getUTCFullYear() - 2022) * 12 + today.getUTCMonth() - 4;
    const old = { newPriceFen: 219_900_00, ageMonths, mileageKm: 45_000, condition: 'good' as const };
    expect(detail.estimate).toEqual(estimateTradeIn(old, residualRules.fuel));
    expect(detail.history.map(({ title }) => title)).toEqual(['完成线上评估']);
  });

  it('can be made anew until the inspection is booked, with the photos that were there', async () => {
    const person = await shop.server.login();
    const first = await shop.estimated(person);
    const body = {
      ...(await shop.car(person, { photos: first.car.photos, mileageKm: 90_000 })),
      requestId: first.requestId,
    };
    const again = await shop.server.ask(ESTIMATE, { token: person.token, body });
    expect(again.requestId).toBe(first.requestId);
    expect(again.estimate.highFen).toBeLessThan(first.estimate.highFen);
    expect(again.history).toHaveLength(2);
    await shop.server.ask(APPOINT, { token: person.token, body: await shop.booking(first.requestId) });
    expect((await shop.server.call(ESTIMATE, { token: person.token, body })).name).toBe('STATE_CHANGED');
  });

  it('refuses what cannot be true', async () => {
    const person = await shop.server.login();
    const photos = await shop.photos(person, 3);
    const nameOf = async (changes: object) =>
      (await shop.server.call(ESTIMATE, { token: person.token, body: await shop.car(person, { photos, ...changes }) }))
        .name;
    expect(await nameOf({ mileageKm: -1 })).toBe('BAD_INPUT');
    expect(await nameOf({ mileageKm: 1_000_000 })).toBe('BAD_INPUT');
    expect(await nameOf({ mileageKm: 1.5 })).toBe('BAD_INPUT');
    expect(await nameOf({ registeredOn: '2099-01' })).toBe('BAD_INPUT');
    expect(await nameOf({ registeredOn: '2024-13' })).toBe('BAD_INPUT');
    expect(await nameOf({ plateCityCode: '000000' })).toBe('BAD_INPUT');
    expect(await nameOf({ seriesId: 'none' })).toBe('BAD_INPUT');
    expect(await nameOf({ photos: photos.slice(0, 2) })).toBe('BAD_INPUT');
    expect(await nameOf({ photos: [photos[0], photos[0], photos[1]] })).toBe('BAD_INPUT');
    expect(await nameOf({ photos: await shop.photos(person, 10) })).toBe('BAD_INPUT');
    expect(await nameOf({ mileageKm: 0 })).toBe('SUCCESS');
    expect(await nameOf({ mileageKm: 999_999, photos: await shop.photos(person) })).toBe('SUCCESS');
    // A photo can belong to one request only.
    expect(await nameOf({})).toBe('BAD_INPUT');
  });

  it('refuses photos that somebody else sent, and pictures that are no uploads', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const own = await shop.photos(person, 2);
    const [theirs = ''] = await shop.photos(other, 1);
    for (const third of [theirs, '/assets/covers/scene-city.webp']) {
      const body = await shop.car(person, { photos: [...own, third] });
      expect((await shop.server.call(ESTIMATE, { token: person.token, body })).name).toBe('BAD_INPUT');
    }
  });

  it('opens five requests at most', async () => {
    const person = await shop.server.login();
    for (let i = 0; i < 5; i += 1) await shop.estimated(person);
    const body = await shop.car(person);
    expect((await shop.server.call(ESTIMATE, { token: person.token, body })).name).toBe('LIMIT_REACHED');
    const first = await shop.server.ask(LIST, { token: person.token, query: { size: 3 } });
    const second = await shop.server.ask(LIST, {
      token: person.token,
      query: { size: 3, cursor: first.nextCursor ?? '' },
    });
    expect(new Set([...first.items, ...second.items].map(({ requestId }) => requestId)).size).toBe(5);
    expect(second.nextCursor).toBeNull();
    expect((await shop.server.call(LIST, { token: person.token, query: { cursor: 'x' } })).name).toBe('BAD_INPUT');
  });
});

describe('inspection', () => {
  it('is booked, moved and called off, and slots are given back', async () => {
    const person = await shop.server.login();
    const { requestId, inspection } = await shop.appointed(person, 20);
    const leftAt = async (startsAt = 0) => (await shop.slots()).find((slot) => slot.startsAt === startsAt)?.left;
    expect(inspection).toMatchObject({ kind: 'store', contactMobile: '13812345678', store: { storeId: PLACE } });
    expect(await leftAt(inspection?.startsAt)).toBe(2);
    const body = await shop.booking(requestId, 21);
    const moved = await shop.server.ask(APPOINT, { token: person.token, body });
    expect(moved.inspection?.startsAt).toBe(body.startsAt);
    expect([await leftAt(inspection?.startsAt), await leftAt(body.startsAt)]).toEqual([3, 2]);
    const off = await shop.server.ask(CANCEL, { token: person.token, body: { requestId } });
    expect(off).toMatchObject({ state: 'estimated', inspection: null });
    expect(await leftAt(body.startsAt)).toBe(3);
    expect((await shop.server.call(CANCEL, { token: person.token, body: { requestId } })).name).toBe('STATE_CHANGED');
  });

  it('at home wants an address', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.estimated(person);
    const body = await shop.booking(requestId, 2, 'home-310100');
    const refused = await shop.server.call(APPOINT, { token: person.token, body });
    expect(refused).toMatchObject({ name: 'BAD_INPUT', data: { problems: { address: '请填写详细地址' } } });
    const address = '静安区愚园路 1088 弄 8 号';
    const booked = await shop.server.ask(APPOINT, { token: person.token, body: { ...body, address } });
    expect(booked.inspection).toMatchObject({ kind: 'home', address, store: null });
  });

  it('is refused at times that are not offered, in full slots and at unknown places', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.estimated(person);
    const body = await shop.booking(requestId, 30);
    const nameOf = async (changes: object) =>
      (await shop.server.call(APPOINT, { token: person.token, body: { ...body, ...changes } })).name;
    expect(await nameOf({ startsAt: body.startsAt + 60_000 })).toBe('BAD_INPUT');
    expect(await nameOf({ startsAt: body.startsAt - 30 * DAY_MS })).toBe('BAD_INPUT');
    expect(await nameOf({ placeId: 'nowhere' })).toBe('NOT_FOUND');
    expect(await nameOf({ contactMobile: '123' })).toBe('BAD_INPUT');
    for (const _ of [1, 2, 3]) {
      const other = await shop.server.login();
      const theirs = await shop.estimated(other);
      await shop.server.ask(APPOINT, { token: other.token, body: { ...body, requestId: theirs.requestId } });
    }
    expect(await nameOf({})).toBe('SOLD_OUT');
    expect((await shop.detail(person, requestId)).state).toBe('estimated');
  });

  it('is called off when its place closes, and can be booked anew', async () => {
    const person = await shop.server.login();
    const { requestId, inspection } = await shop.appointed(person, 25);
    const startsAt = inspection?.startsAt ?? 0;
    const closure = { fromAt: startsAt, untilAt: startsAt + 1, reason: '门店临时闭店' };
    await withTransaction(shop.server.ctx(), (ctx) => closeSlots(ctx, { kind: 'inspection', placeId: PLACE }, closure));
    await shop.server.runJobs();
    const told = await shop.detail(person, requestId);
    expect(told).toMatchObject({ state: 'estimated', inspection: null });
    expect(told.history[0]?.note).toBe('门店临时闭店');
    const body = { ...(await shop.booking(requestId, 30)), startsAt };
    expect((await shop.server.call(APPOINT, { token: person.token, body })).name).toBe('BAD_INPUT');
    const again = await shop.booking(requestId, 30);
    expect((await shop.server.ask(APPOINT, { token: person.token, body: again })).state).toBe('appointed');
  });

  it('cannot be moved or called off in its last two hours', async () => {
    const person = await shop.server.login();
    const { requestId, inspection } = await shop.appointed(person);
    shop.server.clock.advance((inspection?.changeableUntil ?? 0) - shop.server.clock.now() + 1);
    expect((await shop.server.call(CANCEL, { token: person.token, body: { requestId } })).name).toBe('STATE_CHANGED');
    const body = await shop.booking(requestId, 9);
    expect((await shop.server.call(APPOINT, { token: person.token, body })).name).toBe('STATE_CHANGED');
  });

  it('leads to an offer by itself in demo runs, unless it was called off', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const stays = await shop.appointed(person, 11);
    const goes = await shop.appointed(other, 12);
    await shop.server.ask(CANCEL, { token: other.token, body: { requestId: goes.requestId } });
    shop.server.clock.advance((goes.inspection?.endsAt ?? 0) - shop.server.clock.now() + 1);
    await shop.server.runJobs();
    const detail = await shop.detail(person, stays.requestId);
    expect(detail.state).toBe('offered');
    expect(detail.offer?.findings.length).toBeGreaterThan(2);
    expect(detail.offer?.amountFen).toBeGreaterThanOrEqual(detail.estimate.lowFen);
    expect(detail.offer?.amountFen).toBeLessThanOrEqual(detail.estimate.highFen);
    expect((await shop.detail(other, goes.requestId)).state).toBe('estimated');
  });
});

describe('offer', () => {
  it('is accepted once', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.offered(person);
    expect((await shop.answer(person, requestId, true, OFFER_FEN + 1)).name).toBe('AMOUNT_DIFFERS');
    expect((await shop.answer(person, requestId)).data).toMatchObject({ state: 'accepted', offerFen: OFFER_FEN });
    expect((await shop.answer(person, requestId)).name).toBe('STATE_CHANGED');
    expect((await shop.answer(person, requestId, false)).name).toBe('STATE_CHANGED');
  });

  it('is refused once, which ends the request', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.offered(person);
    expect((await shop.answer(person, requestId, false)).data).toMatchObject({
      state: 'expired',
      closedReason: 'refused',
    });
    expect((await shop.answer(person, requestId)).name).toBe('STATE_CHANGED');
  });

  it('is over after seven days even when no job ran', async () => {
    const person = await shop.server.login();
    const { requestId, offer } = await shop.offered(person);
    const { clock } = shop.server;
    clock.advance((offer?.expiresAt ?? 0) - clock.now() - 1);
    expect((await shop.detail(person, requestId)).state).toBe('offered');
    clock.advance(1);
    expect((await shop.answer(person, requestId)).name).toBe('STATE_CHANGED');
    expect(await shop.detail(person, requestId)).toMatchObject({ state: 'expired', closedReason: 'timeout' });
    const list = await shop.server.ask(LIST, { token: person.token });
    expect(list.items[0]?.state).toBe('expired');
  });

  it('expires by its job, too', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.offered(person);
    shop.server.clock.advance(7 * DAY_MS + 1);
    await shop.server.runJobs();
    const history = (await shop.detail(person, requestId)).history;
    expect(history.map(({ state }) => state)).toEqual(['expired', 'offered', 'appointed', 'estimated']);
  });
});

describe('part of an order', () => {
  it('is an accepted offer, until the old car is handed over', async () => {
    const person = await shop.server.login();
    const order = await shop.shop.paidOrder(person);
    const { requestId } = await shop.accepted(person);
    const { orderNo } = order;
    const key = { userId: person.accountId, orderNo };
    expect(await tradeInOfOrder(shop.server.ctx(), key)).toBeNull();
    const bound = await shop.bind(person, requestId, orderNo);
    expect(bound.data.order).toMatchObject({ orderNo, isClosed: false });
    expect(await tradeInOfOrder(shop.server.ctx(), key)).toMatchObject({ valueFen: OFFER_FEN, state: 'accepted' });
    const [listed] = await shop.server.ask('GET /api/mporder/v1/tradeIn/orders', { token: person.token });
    expect(listed).toMatchObject({ orderNo, isTaken: true });
    for (const _ of [1, 2]) await withTransaction(shop.server.ctx(), (ctx) => completeTradeIn(ctx, key, OFFER_FEN));
    const done = await shop.detail(person, requestId);
    expect(done.state).toBe('completed');
    expect(done.history.filter(({ state }) => state === 'completed')).toHaveLength(1);
    expect((await shop.bind(person, requestId, orderNo)).name).toBe('STATE_CHANGED');
  });

  it('is one old car per order, and it can be moved to another order', async () => {
    const person = await shop.server.login();
    const [first, second] = [await shop.shop.paidOrder(person), await shop.shop.paidOrder(person)];
    const [one, two] = [await shop.accepted(person), await shop.accepted(person)];
    expect((await shop.bind(person, one.requestId, first.orderNo)).name).toBe('SUCCESS');
    expect((await shop.bind(person, one.requestId, first.orderNo)).name).toBe('SUCCESS');
    expect((await shop.bind(person, two.requestId, first.orderNo)).name).toBe('STATE_CHANGED');
    expect((await shop.bind(person, one.requestId, second.orderNo)).data.order?.orderNo).toBe(second.orderNo);
    expect((await shop.bind(person, two.requestId, first.orderNo)).name).toBe('SUCCESS');
  });

  it("is refused for offers that were not accepted, unpaid orders and somebody else's", async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const [own, theirs] = [await shop.shop.paidOrder(person), await shop.shop.paidOrder(other)];
    const unpaid = await shop.shop.order(person);
    const waiting = await shop.offered(person);
    expect((await shop.bind(person, waiting.requestId, own.orderNo)).name).toBe('STATE_CHANGED');
    await shop.answer(person, waiting.requestId);
    expect((await shop.bind(person, waiting.requestId, unpaid.orderNo)).name).toBe('STATE_CHANGED');
    expect((await shop.bind(person, waiting.requestId, theirs.orderNo)).name).toBe('NOT_FOUND');
  });
});

describe('requests', () => {
  it("are never somebody else's", async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const { requestId } = await shop.offered(person);
    const { token } = other;
    const order = await shop.shop.paidOrder(other);
    expect((await shop.server.call(DETAIL, { token, query: { requestId } })).name).toBe('NOT_FOUND');
    const again = { ...(await shop.car(other)), requestId };
    expect((await shop.server.call(ESTIMATE, { token, body: again })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(APPOINT, { token, body: await shop.booking(requestId) })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(CANCEL, { token, body: { requestId } })).name).toBe('NOT_FOUND');
    expect((await shop.answer(other, requestId)).name).toBe('NOT_FOUND');
    expect((await shop.bind(other, requestId, order.orderNo)).name).toBe('NOT_FOUND');
  });

  it('want a login', async () => {
    expect((await shop.server.call(LIST)).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(DETAIL, { query: { requestId: 'x' } })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call('GET /api/mporder/v1/tradeIn/orders')).name).toBe('LOGIN_EXPIRED');
  });

  it('are forgotten with the account, and their slots given back', async () => {
    const person = await shop.server.login();
    const { inspection } = await shop.appointed(person, 40);
    await withTransaction(shop.server.ctx(), (ctx) =>
      publish(ctx, 'AccountCancelled', { accountId: person.accountId }),
    );
    await shop.server.runJobs();
    expect((await shop.server.ask(LIST, { token: person.token })).items).toEqual([]);
    expect((await shop.slots()).find(({ startsAt }) => startsAt === inspection?.startsAt)?.left).toBe(3);
  });
});
