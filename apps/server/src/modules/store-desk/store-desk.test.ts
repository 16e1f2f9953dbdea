import type { EndpointKey } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { PLACE, STORE } from '../test-drive/test-drive.fixture';
import {
  CARS,
  CLOSE,
  closing,
  createStoreShop,
  DINE,
  OTHER_STORE,
  plates,
  SAVE,
  type StoreShop,
} from './store-desk.fixture';

const LIST = 'GET /api/mporder/v1/staff/stores';
const DETAIL = 'GET /api/mporder/v1/staff/store';
const BOOKINGS = 'GET /api/mporder/v1/staff/store/bookings';
const REOPEN = 'POST /api/mporder/v1/staff/store/reopen';
const RESTAURANT = 'POST /api/mporder/v1/staff/store/restaurant';
const DISH = 'POST /api/mporder/v1/staff/store/dish';
const ADVISER = 'POST /api/mporder/v1/staff/store/adviser';
const PAGE = 'GET /api/mporder/v1/store/detail';
const AUDIT = 'GET /api/mpaccount/v1/staff/audit';
const HOUR_MS = 3_600_000;

let shop: StoreShop;
beforeAll(async () => {
  shop = await createStoreShop();
});
afterAll(() => shop.drives.server.close());

const server = () => shop.drives.server;
const send = (key: EndpointKey, who: TestPerson | null, body: object) =>
  server().call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
const detail = (who: TestPerson, storeId = STORE) => server().ask(DETAIL, { token: who.token, query: { storeId } });
const carsIn = async (modelId: string) => (await detail(shop.operator)).cars.find((cars) => cars.modelId === modelId);

/** A body that each call takes, for the store of the tests. */
const bodies: Partial<Record<EndpointKey, object>> = {
  [SAVE]: { storeId: STORE, phone: '021-88886666' },
  [CLOSE]: closing(4_000_000_000_000, 0),
  [REOPEN]: { storeId: STORE, closureId: 'none' },
  [CARS]: { storeId: STORE, modelId: 'YL01', plates: plates(3), isOpen: true },
  [RESTAURANT]: { storeId: STORE, hours: '11:00-21:00', restDays: [], tables: 5, takesBookings: true },
  [DISH]: { storeId: STORE, dishId: `${DINE}-1`, isSoldOut: true },
  [ADVISER]: { storeId: STORE, adviserId: 'none', title: '销售顾问', phone: '13800000000', hours: null, restDays: [] },
};

describe.each(Object.entries(bodies) as [EndpointKey, object][])('%s', (key, body) => {
  it('is for the people of the store and operators alone', async () => {
    expect((await send(key, null, body)).name).toBe('LOGIN_EXPIRED');
    expect((await send(key, await server().login(), body)).name).toBe('FORBIDDEN');
    expect((await send(key, shop.auditor, body)).name).toBe('FORBIDDEN');
    expect((await send(key, shop.elsewhere, body)).name).toBe('NOT_FOUND');
    expect((await send(key, shop.operator, { ...body, storeId: 'nowhere' })).name).toBe('NOT_FOUND');
    expect((await send(key, shop.operator, { ...body, storeId: 7 })).name).toBe('BAD_INPUT');
  });
});

describe('the list of stores', () => {
  it('shows operators and auditors all, a consultant their own, and finds by words, city and kind', async () => {
    const ids = async (who: TestPerson, query = {}) =>
      (await server().ask(LIST, { token: who.token, query })).items.map(({ storeId }) => storeId);
    expect((await ids(shop.operator)).length).toBe(10);
    expect((await ids(shop.auditor)).length).toBe(10);
    expect(await ids(shop.consultant)).toEqual([STORE]);
    expect(await ids(await server().login({ roles: ['consultant'] }))).toEqual([]);
    expect(await ids(shop.operator, { words: '静安' })).toEqual([STORE]);
    expect(await ids(shop.operator, { cityCode: '110100' })).toContain(OTHER_STORE);
    expect(await ids(shop.operator, { cityCode: '110100' })).not.toContain(STORE);
    expect(await ids(shop.operator, { words: '%' })).toEqual([]);
    expect((await server().call(LIST, { token: shop.operator.token, query: { kind: 'kiosk' as never } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await server().call(LIST)).name).toBe('LOGIN_EXPIRED');
  });

  it('opens the own store to be changed, others to be seen by auditors only', async () => {
    expect(await detail(shop.consultant)).toMatchObject({ storeId: STORE, mayChange: true, restaurant: { tables: 5 } });
    expect(await detail(shop.auditor)).toMatchObject({ storeId: STORE, mayChange: false });
    const other = { token: shop.elsewhere.token, query: { storeId: STORE } };
    expect((await server().call(DETAIL, other)).name).toBe('NOT_FOUND');
    const bookings = { ...other, query: { storeId: STORE, fromAt: 0, untilAt: 1 } };
    expect((await server().call(BOOKINGS, bookings)).name).toBe('NOT_FOUND');
  });
});

describe('fields of a store', () => {
  it('change one by one, show on the page of the store, and are in the audit trail', async () => {
    const body = { storeId: STORE, services: ['展车', '试驾'], story: '临街两层展厅', onShow: ['YLX'] };
    expect((await send(SAVE, shop.consultant, body)).name).toBe('SUCCESS');
    expect((await send(SAVE, shop.operator, { storeId: STORE, phone: '400-000-0001' })).name).toBe('SUCCESS');
    expect(await detail(shop.operator)).toMatchObject({ ...body, phone: '400-000-0001' });
    server().clock.advance(10_000);
    const page = await server().ask(PAGE, { query: { storeId: STORE } });
    expect(page.onShow.map(({ modelId }) => modelId)).toEqual(['YLX']);
    const { items } = await server().ask(AUDIT, {
      token: shop.auditor.token,
      query: { staffId: shop.consultant.accountId },
    });
    expect(items[0]).toMatchObject({ call: SAVE, subject: { storeId: STORE } });
  });

  it.each([
    { hours: '21:00-10:00' },
    { hours: '10-20' },
    { hours: '10:00-24:30' },
    { onShow: ['XX'] },
    { phone: 'none' },
  ])('are refused when they make no sense: %o', async (changes) => {
    expect((await send(SAVE, shop.consultant, { storeId: STORE, ...changes })).name).toBe('BAD_INPUT');
  });

  it('keep hours in which somebody booked a test drive', async () => {
    const { driveNo, startsAt } = await shop.drives.booked(null, { slot: await shop.drives.slot(25) });
    const hour = new Date((startsAt ?? 0) + 8 * HOUR_MS).getUTCHours();
    const hours = `${String(hour + 1).padStart(2, '0')}:00-23:00`;
    const answer = await send(SAVE, shop.consultant, { storeId: STORE, hours });
    expect(answer).toMatchObject({
      name: 'STATE_CHANGED',
      data: { bookings: [{ kind: 'testDrive', startsAt, number: driveNo }] },
    });
    expect((await detail(shop.consultant)).hours).not.toBe(hours);
    await send('POST /api/mpmkt/v1/staff/testDrive/step', shop.consultant, { step: 'cancel', driveNo, reason: '改期' });
    expect((await send(SAVE, shop.consultant, { storeId: STORE, hours })).name).toBe('SUCCESS');
    const slots = await server().ask('GET /api/mpmkt/v1/testDrive/slots', { query: { placeId: PLACE } });
    const hoursOf = slots.map((slot) => new Date(slot.startsAt + 8 * HOUR_MS).getUTCHours());
    expect(Math.min(...hoursOf)).toBeGreaterThan(hour);
    expect((await send(SAVE, shop.consultant, { storeId: STORE, hours: '09:00-22:00' })).name).toBe('SUCCESS');
  });
});

describe('a closure', () => {
  it('is refused until the appointments in it were seen, then cancels them and tells their customers', async () => {
    const person = await server().login();
    const drive = await shop.drives.booked(person, { slot: await shop.drives.slot(40) });
    const fromAt = drive.startsAt ?? 0;
    const query = { storeId: STORE, fromAt, untilAt: fromAt + HOUR_MS };
    const seen = await server().ask(BOOKINGS, { token: shop.consultant.token, query });
    expect(seen).toEqual({ count: 1, items: [{ kind: 'testDrive', startsAt: fromAt, number: drive.driveNo }] });
    const refused = await send(CLOSE, shop.consultant, closing(fromAt, 0));
    expect(refused).toMatchObject({ name: 'STATE_CHANGED', data: { count: 1, bookings: seen.items } });
    expect((await detail(shop.consultant)).closures).toEqual([]);
    const closed = await send(CLOSE, shop.consultant, closing(fromAt, 1));
    expect(closed.name).toBe('SUCCESS');
    await server().runJobs();
    const shown = await server().ask('GET /api/mpmkt/v1/testDrive/detail', {
      token: person.token,
      query: { driveNo: drive.driveNo },
    });
    expect(shown).toMatchObject({ startsAt: null, store: { storeId: STORE } });
    expect(shown.history[0]?.note).toBe('设备检修');
    const messages = await server().ask('GET /api/mpaccount/v1/messages', { token: person.token, query: {} });
    expect(JSON.stringify(messages.items)).toContain('预约时段已关闭');
    expect(await shop.drives.left(fromAt)).toBeUndefined();
    const { closureId } = closed.data as unknown as { closureId: string };
    expect((await send(REOPEN, shop.elsewhere, { storeId: OTHER_STORE, closureId })).name).toBe('NOT_FOUND');
    expect((await send(REOPEN, shop.consultant, { storeId: STORE, closureId })).name).toBe('SUCCESS');
    expect(await shop.drives.left(fromAt)).toBe(3);
    expect((await send(REOPEN, shop.consultant, { storeId: STORE, closureId })).name).toBe('NOT_FOUND');
  });

  it('overlaps no other one, and is not over', async () => {
    const fromAt = await shop.drives.slot(60);
    expect((await send(CLOSE, shop.operator, closing(fromAt, 0))).name).toBe('SUCCESS');
    expect((await send(CLOSE, shop.consultant, closing(fromAt + 1, 0))).name).toBe('STATE_CHANGED');
    expect((await send(CLOSE, shop.consultant, closing(1, 0))).name).toBe('BAD_INPUT');
    expect((await send(CLOSE, shop.consultant, { ...closing(fromAt, 0), reason: ' ' })).name).toBe('BAD_INPUT');
  });
});

describe('cars for test drives', () => {
  it('are what customers can book and what the page of the store shows', async () => {
    const set = (isOpen: boolean, count: number) =>
      send(CARS, shop.consultant, { storeId: STORE, modelId: 'YL09', plates: plates(count), isOpen });
    expect((await set(true, 4)).name).toBe('SUCCESS');
    const placeId = `${STORE}_YL09`;
    expect(await shop.drives.left(await shop.drives.slot(30, placeId), placeId)).toBe(4);
    expect(await carsIn('YL09')).toMatchObject({ plates: plates(4), isOpen: true, bookedCount: 0 });
    expect((await set(false, 4)).name).toBe('SUCCESS');
    expect((await server().call('GET /api/mpmkt/v1/testDrive/slots', { query: { placeId } })).name).toBe('NOT_FOUND');
    server().clock.advance(10_000);
    const page = await server().ask(PAGE, { query: { storeId: STORE } });
    expect(page.toDrive.map(({ modelId }) => modelId).sort()).toEqual(['YL01', 'YLX']);
    expect((await set(true, 0)).name).toBe('SUCCESS');
    expect(await carsIn('YL09')).toMatchObject({ plates: [], isOpen: false });
  });

  it('cannot be fewer than customers have booked, and stand in one place', async () => {
    const slot = await shop.drives.slot(45);
    const drives = [];
    for (let index = 0; index < 3; index += 1) drives.push(await shop.drives.booked(null, { slot }));
    const set = (given: readonly string[], modelId = 'YL01') =>
      send(CARS, shop.consultant, { storeId: STORE, modelId, plates: given, isOpen: true });
    const now = (await carsIn('YL01'))?.plates ?? [];
    const answer = await set(now.slice(1));
    expect(answer).toMatchObject({ name: 'STATE_CHANGED', data: { bookings: [{ number: drives[2]?.driveNo }] } });
    expect((await carsIn('YL01'))?.plates).toEqual(now);
    expect((await set(now, 'YLX')).name).toBe('BAD_INPUT');
    expect((await set(['ABC'])).name).toBe('BAD_INPUT');
    expect((await set([], 'XX')).name).toBe('BAD_INPUT');
  });
});

describe('the restaurant and the people of a store', () => {
  it('has the tables that can be booked, and dishes that are sold out', async () => {
    const tables = 'GET /api/mporder/v1/restaurant/tables';
    const set = (changes: object) => send(RESTAURANT, shop.consultant, { ...bodies[RESTAURANT], ...changes });
    expect((await set({ tables: 7, restDays: [1] })).name).toBe('SUCCESS');
    const { items } = await server().ask(tables, { query: { restaurantId: DINE } });
    expect(items.at(-1)?.left).toBe(7);
    const startsAt = items.at(-1)?.startsAt ?? 0;
    const { token } = await server().login();
    const body = { restaurantId: DINE, startsAt, persons: 2, phone: '13812345678' };
    await server().ask('POST /api/mporder/v1/restaurant/book', { token, body });
    const refused = await set({ restDays: [new Date(startsAt + 8 * HOUR_MS).getUTCDay()] });
    expect(refused).toMatchObject({ name: 'STATE_CHANGED', data: { bookings: [{ kind: 'table', startsAt }] } });
    expect((await set({ hours: '11:00-12:00', takesBookings: false })).name).toBe('STATE_CHANGED');
    expect((await set({ tables: 0 })).name).toBe('BAD_INPUT');
    expect((await send(DISH, shop.consultant, bodies[DISH] ?? {})).name).toBe('SUCCESS');
    expect((await detail(shop.consultant)).restaurant?.dishes[0]).toMatchObject({ isSoldOut: true });
    expect(
      (await send(DISH, shop.elsewhere, { storeId: OTHER_STORE, dishId: `${DINE}-1`, isSoldOut: true })).name,
    ).toBe('NOT_FOUND');
  });

  it('has advisers with hours of their own', async () => {
    const [adviser] = (await detail(shop.consultant)).people;
    const body = { storeId: STORE, adviserId: adviser?.adviserId, title: '高级产品专家', phone: '13800001111' };
    const set = (who: TestPerson, changes: object) =>
      send(ADVISER, who, { ...body, hours: '12:00-20:00', restDays: [2], ...changes });
    expect((await set(shop.consultant, {})).name).toBe('SUCCESS');
    expect((await detail(shop.consultant)).people[0]).toMatchObject({ title: '高级产品专家', restDays: [2] });
    expect((await set(shop.elsewhere, { storeId: OTHER_STORE })).name).toBe('NOT_FOUND');
    expect((await set(shop.consultant, { restDays: [7] })).name).toBe('BAD_INPUT');
  });
});
