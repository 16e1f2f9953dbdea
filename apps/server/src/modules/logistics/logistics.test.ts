import { isVin, makeVin } from '@voltfront/rules/order/vin';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { seedWaysOf } from './demo/seed-ways';
import { createDeliveryShop, type DeliveryShop } from './logistics.fixture';
import { receiveCarrierNotice } from './note-place';

const NODE = 'POST /api/mporder/v1/staff/production/node' as const;
const DELAY = 'POST /api/mporder/v1/staff/production/delay' as const;
const PLAN = 'POST /api/mporder/v1/staff/production/plan' as const;
const ORDERS = 'GET /api/mporder/v1/staff/production/orders' as const;
const DELIVERIES = 'GET /api/mporder/v1/staff/production/deliveries' as const;

let yard: DeliveryShop;
let person: TestPerson;
beforeAll(async () => {
  yard = await createDeliveryShop();
  person = await yard.server.login();
});
afterAll(() => yard.close());

const post = (key: typeof NODE | typeof DELAY | typeof PLAN, body: object) =>
  yard.server.call(key, { token: yard.operator.token, body });
const stepsDone = async (orderNo: string) =>
  (await yard.show(person, orderNo)).steps.filter(({ isDone }) => isDone).map(({ node }) => node);
const notice = (waybillNo: string, cityCode: string, at: number) => ({
  waybillNo,
  cityCode,
  latitude: 31,
  longitude: 120,
  at,
});
const receive = (sent: ReturnType<typeof notice>) =>
  yard.server.database.transaction((db) => receiveCarrierNotice({ ...yard.server.ctx(), db }, sent));

describe('the way of a car', () => {
  it('goes from the lock to the store, with a step, a timeline and a message for each move', async () => {
    const owner = await yard.server.login();
    const orderNo = await yard.locked(owner);
    const planned = await yard.show(owner, orderNo);
    expect(planned).toMatchObject({ state: 'locked', vin: null, position: null, delay: null, arrivedAt: null });
    expect(planned.arrival?.fromAt).toBeGreaterThan(yard.server.clock.now());
    const started = await yard.start(orderNo, '优先排产');
    expect(started.data).toMatchObject({ state: 'inProduction' });
    expect(isVin(started.data.vin ?? '')).toBe(true);
    expect((await post(NODE, { node: 'offLine', orderNo })).name).toBe('SUCCESS');
    expect((await yard.ship(orderNo)).data.state).toBe('inTransit');
    await yard.server.runJobs();
    const onTheWay = await yard.show(owner, orderNo);
    expect(onTheWay.waybillNo).toMatch(/^YT\d+$/);
    expect((await yard.arrive(orderNo)).data.state).toBe('arrived');
    await yard.server.runJobs();
    const arrived = await yard.show(owner, orderNo);
    expect(arrived.steps.every(({ isDone }) => isDone)).toBe(true);
    expect(arrived).toMatchObject({ arrival: null, vin: started.data.vin });
    expect(arrived.actions).toContain('viewInspection');
    const detail = await yard.shop.detail(owner, orderNo);
    expect(detail.timeline.slice(0, 4).map(({ title }) => title)).toEqual([
      '车辆已到店',
      '车辆运输中',
      '车辆已下线',
      '车辆生产中',
    ]);
    expect(detail.timeline[3]?.note).toBe('优先排产');
    const { items } = await yard.server.ask('GET /api/mpaccount/v1/messages', { token: owner.token });
    const titles = items.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['车辆开始生产', '车辆已发运', '车辆已到店']));
  });

  it('is for its owner alone, and begins with the lock', async () => {
    const orderNo = await yard.locked(person);
    const stranger = await yard.server.login();
    const ask = (token: string, no: string) =>
      yard.server.call('GET /api/mporder/v1/order/logistics', { token, query: { orderNo: no } });
    expect((await ask(stranger.token, orderNo)).name).toBe('NOT_FOUND');
    const { orderNo: unlocked } = await yard.shop.paidOrder(person);
    expect((await ask(person.token, unlocked)).name).toBe('STATE_CHANGED');
    expect((await ask(person.token, 'x')).name).toBe('BAD_INPUT');
  });

  it('has no step twice and none left out', async () => {
    const orderNo = await yard.locked(person);
    expect((await yard.ship(orderNo)).name).toBe('STATE_CHANGED');
    expect((await yard.arrive(orderNo)).name).toBe('STATE_CHANGED');
    expect((await post(NODE, { node: 'offLine', orderNo })).name).toBe('STATE_CHANGED');
    await yard.start(orderNo);
    expect((await yard.start(orderNo)).name).toBe('STATE_CHANGED');
    expect((await yard.start('VO0000000')).name).toBe('NOT_FOUND');
  });
});

describe('places on the way', () => {
  it('come from the carrier; the same notice again and a late one change nothing that is newer', async () => {
    const orderNo = await yard.shipped(person);
    const { waybillNo } = await yard.show(person, orderNo);
    const shippedAt = yard.server.clock.now();
    yard.server.clock.advance(2 * DAY_MS);
    await receive(notice(waybillNo ?? '', '320500', shippedAt + 20 * HOUR_MS));
    const ahead = await yard.show(person, orderNo);
    expect(ahead.position).toMatchObject({ city: '苏州市' });
    await receive(notice(waybillNo ?? '', '320500', shippedAt + 20 * HOUR_MS));
    expect(await yard.show(person, orderNo)).toEqual(ahead);
    await receive(notice(waybillNo ?? '', '320100', shippedAt + 5 * HOUR_MS));
    const late = await yard.show(person, orderNo);
    expect([late.state, late.position]).toEqual(['inTransit', ahead.position]);
    expect((await stepsDone(orderNo)).filter((node) => node === 'transit').length).toBeGreaterThan(1);
  });

  it('do not move a car that is at its store, nor come from a future or a foreign notice', async () => {
    const orderNo = await yard.shipped(person);
    const { waybillNo } = await yard.show(person, orderNo);
    yard.server.clock.advance(DAY_MS);
    const noticeAt = yard.server.clock.now();
    await receive(notice(waybillNo ?? '', '340100', noticeAt + HOUR_MS));
    await receive(notice('YT404', '340100', noticeAt));
    expect((await yard.show(person, orderNo)).position).toBeNull();
    yard.server.clock.advance(HOUR_MS);
    await yard.arrive(orderNo);
    const arrived = await yard.show(person, orderNo);
    await receive(notice(waybillNo ?? '', '340100', noticeAt));
    expect(await yard.show(person, orderNo)).toMatchObject({ state: 'arrived', position: arrived.position });
  });

  it('of the embedded carrier all come, late and twice, and leave the order where staff put it', async () => {
    const orderNo = await yard.shipped(person);
    yard.server.clock.advance(5 * DAY_MS);
    await yard.server.runJobs();
    expect(await yard.show(person, orderNo)).toMatchObject({ state: 'inTransit', arrivedAt: null });
    expect(await stepsDone(orderNo)).not.toContain('atStore');
  });

  it('are noted by hand: in a known city, after the shipment and not in the future', async () => {
    const orderNo = await yard.shipped(person);
    yard.server.clock.advance(DAY_MS);
    const at = yard.server.clock.now();
    const transit = { node: 'transit', orderNo, cityCode: '330100' };
    expect((await post(NODE, { ...transit, cityCode: '999999' })).name).toBe('BAD_INPUT');
    expect((await post(NODE, { ...transit, at: at + DAY_MS })).name).toBe('BAD_INPUT');
    expect((await post(NODE, { ...transit, at: at - 9 * DAY_MS })).name).toBe('BAD_INPUT');
    const { data } = await post(NODE, transit);
    expect(data.position).toMatchObject({ city: '杭州市', at });
  });
});

describe('a delay', () => {
  it('is told with its reason, and is over without one', async () => {
    const owner = await yard.server.login();
    const orderNo = await yard.locked(owner);
    const toAt = yard.server.clock.now() + 60 * DAY_MS;
    const arrival = { fromAt: toAt - 7 * DAY_MS, toAt };
    const { data } = await post(DELAY, { orderNo, reason: '道路管制', arrival });
    expect(data.delay).toMatchObject({ reason: '道路管制' });
    await yard.server.runJobs();
    expect(await yard.show(owner, orderNo)).toMatchObject({ delay: { reason: '道路管制' }, arrival });
    expect((await yard.shop.detail(owner, orderNo)).arrival).toEqual({ ...arrival, isDelayed: true });
    const { items } = await yard.server.ask('GET /api/mpaccount/v1/messages', { token: owner.token });
    expect(items[0]?.title).toBe('到店时间推迟');
    await post(DELAY, { orderNo, reason: '', arrival });
    expect((await yard.show(owner, orderNo)).delay).toBeNull();
  });

  it('has a possible range, before the car is at the store', async () => {
    const orderNo = await yard.arrived(person);
    const at = yard.server.clock.now() + DAY_MS;
    const wrong = { orderNo, reason: 'x', arrival: { fromAt: at + DAY_MS, toAt: at } };
    expect((await post(DELAY, wrong)).name).toBe('BAD_INPUT');
    expect((await post(DELAY, { ...wrong, arrival: { fromAt: 1, toAt: 2 } })).name).toBe('BAD_INPUT');
    expect((await post(DELAY, { ...wrong, arrival: { fromAt: at, toAt: at } })).name).toBe('STATE_CHANGED');
  });
});

describe('production', () => {
  it('lists orders by stage, with buyers masked for auditors', async () => {
    const orderNo = await yard.locked(person);
    const query = { stage: 'locked', size: 50 };
    const list = (token: string) => yard.server.ask(ORDERS, { token, query });
    const line = (items: { orderNo: string }[]) => items.find((item) => item.orderNo === orderNo);
    expect(line((await list(yard.operator.token)).items)).toMatchObject({
      buyerName: '林夏',
      storeId: expect.any(String),
    });
    const auditor = await yard.server.login({ roles: ['auditor'] });
    expect(line((await list(auditor.token)).items)).toMatchObject({ buyerName: '林*' });
    await yard.start(orderNo);
    expect(line((await list(yard.operator.token)).items)).toBeUndefined();
    expect((await yard.server.call(ORDERS, { token: person.token })).name).toBe('FORBIDDEN');
  });

  it('plans a week and counts the deliveries of a store in it', async () => {
    const orderNo = await yard.locked(person);
    const before = await yard.show(person, orderNo);
    const { data } = await post(PLAN, { orderNo, plannedWeekAt: yard.server.clock.now() + 40 * DAY_MS });
    expect(data.arrival?.toAt).toBeGreaterThan(before.arrival?.toAt ?? 0);
    const query = { from: data.arrival?.toAt ?? 0, weeks: 1, storeId: data.storeId ?? '' };
    const { items } = await yard.server.ask(DELIVERIES, { token: yard.operator.token, query });
    expect(items).toEqual([
      {
        storeId: data.storeId,
        storeName: data.storeName,
        weekAt: expect.any(Number),
        planned: 1,
        arrived: 0,
        delayed: 0,
      },
    ]);
    await yard.start(orderNo);
    expect((await post(PLAN, { orderNo, plannedWeekAt: 1 })).name).toBe('STATE_CHANGED');
  });
});

it('a demo car gets another number when its own is taken', async () => {
  const { server } = yard;
  const [owner, other] = [await server.login(), await server.login()];
  const [orderNo, otherNo] = [await yard.locked(owner), await yard.locked(other)];
  await yard.start(orderNo);
  await yard.start(otherNo);
  const serial = Number(orderNo.slice(-6));
  const taken = makeVin({ descriptor: 'LZ0EV30A', modelYear: 2026, plant: 'B', serial });
  await server.database.executeSql('update transports set vin = $2 where order_no = $1', [otherNo, taken]);
  await server.database.executeSql('delete from transports where order_no = $1', [orderNo]);
  await server.database.transaction((db) => seedWaysOf({ ...server.ctx(), db }, owner.accountId));
  const next = makeVin({ descriptor: 'LZ0EV30A', modelYear: 2026, plant: 'B', serial: (serial + 1) % 1_000_000 });
  expect((await yard.show(owner, orderNo)).vin).toBe(next);
});
