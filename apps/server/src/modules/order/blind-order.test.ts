import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../kernel/context';
import { catalogueChanged } from '../vehicle';
import { blindWindow } from '../vehicle/blind-booking.tables';
import { vehicleModel } from '../vehicle/vehicle.tables';
import { blindBody, book, CREATE, createBlindShop, placesOf } from './blind-order.fixture';
import { lockOwnOrder, moveOrder } from './move-order';
import type { Shop } from './order.fixture';

const CERTIFICATE = 'GET /api/mporder/v1/order/blind/certificate' as const;
const BLIND = 'GET /api/mporder/v1/vehicle/blindBooking' as const;
const ENTRANCE = 'GET /api/mporder/v1/vehicle/entrance' as const;

let shop: Shop;
beforeAll(async () => {
  shop = await createBlindShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<Shop['server']['login']>>;

async function paidBooking() {
  const person = await shop.server.login();
  const { data: order } = await book(shop, person);
  await shop.payAtCashier(person, order);
  await shop.server.runJobs();
  return { person, orderNo: order.orderNo };
}

const certificate = (person: Person, orderNo: string) =>
  shop.server.ask(CERTIFICATE, { token: person.token, query: { orderNo } });

const own = async (person: Person) =>
  (await shop.server.ask(BLIND, { token: person.token, query: { modelId: 'CS1E' } })).ownBooking;

async function setStage(stage: string): Promise<void> {
  await shop.server.database.transaction(async (db) => {
    await db.update(vehicleModel).set({ stage }).where(eq(vehicleModel.modelId, 'CS1E'));
    await catalogueChanged({ ...shop.server.ctx(), db });
  });
  shop.server.clock.advance(6_000);
}

describe('booking blind', () => {
  it('holds a place for 30 minutes, due 2000 yuan, tells no price of the car, and keeps the signatures', async () => {
    const person = await shop.server.login();
    const before = await placesOf(shop, 'CS1E-first');
    const { name, data: order } = await book(shop, person);
    expect(name).toBe('SUCCESS');
    expect(order).toMatchObject({
      kind: 'blind',
      state: 'created',
      dueFen: 200_000,
      totalFen: 200_000,
      versionName: '',
    });
    expect((order.expiresAt ?? 0) - order.createdAt).toBe(30 * 60_000);
    expect((await placesOf(shop, 'CS1E-first'))?.taken).toBe((before?.taken ?? 0) + 1);
    expect(await own(person)).toEqual({ orderNo: order.orderNo, isPaid: false });
    const detail = await shop.detail(person, order.orderNo);
    expect(detail.agreements.map(({ state }) => state)).toEqual(['signed', 'signed']);
    expect(detail.buyer).toEqual({ kind: 'personal', name: '欧阳知夏', maskedNumber: '', maskedMobile: '138****5678' });
    expect(detail.lines.map(({ amountFen }) => amountFen)).toEqual([200_000]);
    expect(await certificate(person, order.orderNo)).toMatchObject({ state: 'unpaid', paidAt: null, bookingNo: null });
  });

  it('is one per person and model: the same again returns the first order and takes no further place', async () => {
    const person = await shop.server.login();
    const first = await book(shop, person);
    const { taken } = (await placesOf(shop, 'CS1E-first')) ?? {};
    const again = await book(shop, person, { cityCode: '330100', name: '另一个名字' });
    expect(again.data.orderNo).toBe(first.data.orderNo);
    expect((await placesOf(shop, 'CS1E-first'))?.taken).toBe(taken);
  });

  it('is paid through the cashier and then has its number, in the order of payment', async () => {
    const before = (await placesOf(shop, 'CS1E-first'))?.paidCount ?? 0;
    const one = await paidBooking();
    const two = await paidBooking();
    const shown = await certificate(one.person, one.orderNo);
    expect(shown).toMatchObject({ state: 'waiting', bookingNo: before + 1, maskedName: '欧**夏', cityName: '上海市' });
    expect(shown.paidAt).not.toBeNull();
    expect(await certificate(two.person, two.orderNo)).toMatchObject({
      bookingNo: before + 2,
      bookingCount: before + 2,
    });
    expect((await certificate(one.person, one.orderNo)).bookingCount).toBe(before + 2);
    expect(await own(one.person)).toEqual({ orderNo: one.orderNo, isPaid: true });
  });

  it('comes back from the cashier to its own result', async () => {
    const person = await shop.server.login();
    const { data: order } = await book(shop, person);
    const { call } = await shop.pay(person, order);
    const { pathname, search } = new URL(call.kind === 'redirect' ? call.url : '', 'https://shop.example');
    const page = await shop.server.app.server.inject({ method: 'GET', url: `${pathname}${search}` });
    expect(page.body).toContain(`/pagesOrder/pay/blindBookingResult?orderNo=${order.orderNo}`);
  });

  it('gives its place back when it is not paid in time or cancelled, and then books anew', async () => {
    const person = await shop.server.login();
    const { taken = 0 } = (await placesOf(shop, 'CS1E-first')) ?? {};
    const late = (await book(shop, person)).data;
    shop.server.clock.set((late.expiresAt ?? 0) + 1);
    expect(await own(person)).toBeNull();
    const second = (await book(shop, person)).data;
    expect(second.orderNo).not.toBe(late.orderNo);
    expect(await certificate(person, late.orderNo)).toMatchObject({ state: 'closed', bookingNo: null });
    await shop.server.ask('POST /api/mporder/v1/order/cancel', {
      token: person.token,
      body: { orderNo: second.orderNo },
    });
    expect((await placesOf(shop, 'CS1E-first'))?.taken).toBe(taken);
    expect((await book(shop, person)).name).toBe('SUCCESS');
  });

  it('gives its place back when the money went back', async () => {
    const { person, orderNo } = await paidBooking();
    const { taken = 0 } = (await placesOf(shop, 'CS1E-first')) ?? {};
    const key = { userId: person.accountId, orderNo };
    const move = (event: 'requestRefund' | 'completeRefund', who: 'customer' | 'system') =>
      withTransaction(
        shop.server.ctx(),
        async (tx) => void (await moveOrder(tx, await lockOwnOrder(tx, key), event, { who })),
      );
    await move('requestRefund', 'customer');
    expect(await certificate(person, orderNo)).toMatchObject({ state: 'refunding' });
    expect((await placesOf(shop, 'CS1E-first'))?.taken).toBe(taken);
    await move('completeRefund', 'system');
    expect(await certificate(person, orderNo)).toMatchObject({ state: 'refunded', bookingNo: null });
    expect((await placesOf(shop, 'CS1E-first'))?.taken).toBe(taken - 1);
    expect(await own(person)).toBeNull();
  });
});

describe('refusals', () => {
  it.each([
    ['CS1E-second', 'STATE_CHANGED', 'notStarted'],
    ['CS1E-show', 'STATE_CHANGED', 'paused'],
    ['CS1E-owners', 'SOLD_OUT', 'full'],
    ['CS1E-preview', 'STATE_CHANGED', 'ended'],
  ])('%s takes no booking', async (windowId, name, state) => {
    const person = await shop.server.login();
    const before = await placesOf(shop, windowId);
    expect(await book(shop, person, { windowId })).toMatchObject({ name, data: { state } });
    expect(await placesOf(shop, windowId)).toEqual(before);
    expect(await own(person)).toBeNull();
  });

  it('refuses an unserved city, missing and outdated agreements, leaving no place taken', async () => {
    const person = await shop.server.login();
    const before = await placesOf(shop, 'CS1E-first');
    expect((await book(shop, person, { cityCode: '150700' })).name).toBe('CITY_NOT_SERVED');
    expect((await book(shop, person, { agreements: [] })).name).toBe('AGREEMENT_UNSIGNED');
    const old = [
      { agreementId: 'booking', version: '0.1' },
      { agreementId: 'personalInfo', version: '0.1' },
    ];
    expect((await book(shop, person, { agreements: old })).name).toBe('AGREEMENT_OUTDATED');
    expect(await placesOf(shop, 'CS1E-first')).toEqual(before);
  });

  it('wants a login and good input, and knows no other models', async () => {
    expect((await shop.server.call(CREATE, { body: blindBody() })).name).toBe('LOGIN_EXPIRED');
    const person = await shop.server.login();
    expect((await book(shop, person, { mobile: '123' })).name).toBe('BAD_INPUT');
    expect((await book(shop, person, { name: '林' })).name).toBe('BAD_INPUT');
    expect((await book(shop, person, { modelId: 'YL01' })).name).toBe('NOT_FOUND');
  });
});

describe('the certificate', () => {
  it('belongs to its owner, and only to blind bookings', async () => {
    const { orderNo } = await paidBooking();
    const stranger = await shop.server.login();
    const call = (token?: string) => shop.server.call(CERTIFICATE, { query: { orderNo }, ...(token ? { token } : {}) });
    expect((await call(stranger.token)).name).toBe('NOT_FOUND');
    expect((await call()).name).toBe('LOGIN_EXPIRED');
    const other = await shop.order(stranger);
    const query = { orderNo: other.orderNo };
    expect((await shop.server.call(CERTIFICATE, { token: stranger.token, query })).name).toBe('NOT_FOUND');
  });

  it('follows the launch and the conversion, which asks for the ID number anew and keeps the 2000 counted', async () => {
    const { person, orderNo } = await paidBooking();
    await setStage('onSale');
    const shown = await certificate(person, orderNo);
    expect(shown.state).toBe('pricesOut');
    const input = { ...shown.configuration, fromOrderNo: orderNo };
    expect((await shop.draft(person, { ...input, buyer: undefined })).buyer).toBeNull();
    const draft = await shop.signedDraft(person, input);
    expect(draft.dueFen).toBe(300_000);
    const order = await shop.confirm(person, draft);
    expect((await certificate(person, orderNo)).state).toBe('converting');
    await shop.payAtCashier(person, order);
    await shop.server.runJobs();
    const converted = await certificate(person, orderNo);
    expect(converted).toMatchObject({ state: 'converted', bookingNo: shown.bookingNo, paidAt: shown.paidAt });
    await setStage('blindBooking');
  });
});

describe('the entrance', () => {
  const enter = (query: Record<string, string>, token?: string) =>
    shop.server.ask(ENTRANCE, { query, ...(token ? { token } : {}) });

  it('leads to the own booking of the model, and to an own order that is named; never to another’s', async () => {
    const { person, orderNo } = await paidBooking();
    expect(await enter({ modelId: 'CS1E' }, person.token)).toEqual({ kind: 'blindOrder', modelId: 'CS1E', orderNo });
    expect((await enter({ orderNo }, person.token)).kind).toBe('blindOrder');
    const deposit = await shop.order(person);
    expect(await enter({ modelId: 'YL01' }, person.token)).toEqual({
      kind: 'order',
      modelId: 'YL01',
      orderNo: deposit.orderNo,
    });
    const stranger = await shop.server.login();
    expect((await enter({ orderNo, modelId: 'YLX' }, stranger.token)).kind).toBe('onSale');
    expect((await enter({ orderNo }, stranger.token)).kind).toBe('cars');
  });
});

it('a window that closed while an order waited for its payment does not refuse the payment', async () => {
  const person = await shop.server.login();
  const { data: order } = await book(shop, person);
  const db = shop.server.ctx().db;
  const isFirst = eq(blindWindow.windowId, 'CS1E-first');
  const [{ endsAt } = { endsAt: 0 }] = await db.select({ endsAt: blindWindow.endsAt }).from(blindWindow).where(isFirst);
  await db
    .update(blindWindow)
    .set({ endsAt: shop.server.clock.now() - 1 })
    .where(isFirst);
  await shop.payAtCashier(person, order);
  await shop.server.runJobs();
  expect((await certificate(person, order.orderNo)).state).toBe('waiting');
  await db.update(blindWindow).set({ endsAt }).where(isFirst);
});
