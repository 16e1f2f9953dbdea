import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { closeSlots } from '../slot';
import { planServices } from './book-service';
import { seedManual } from './demo';

const LIST = 'GET /api/mporder/v1/ownedCars' as const;
const CAR = 'GET /api/mporder/v1/ownedCar' as const;
const SAVE = 'POST /api/mporder/v1/ownedCar/save' as const;
const SLOTS = 'GET /api/mporder/v1/ownedCar/service/slots' as const;
const BOOK = 'POST /api/mporder/v1/ownedCar/service/book' as const;
const CANCEL = 'POST /api/mporder/v1/ownedCar/service/cancel' as const;
const CHAPTER = 'GET /api/mporder/v1/ownedCar/manual/chapter' as const;
const STORE = 'sz-nanshan';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  await shop.server.database.transaction((db) => planServices({ ...shop.server.ctx(), db }, [STORE]));
});
afterAll(() => shop.close());

async function owner() {
  const person = await shop.server.login();
  const { orderNo } = await shop.paidOrder(person);
  await shop.server.database.executeSql(`update orders set state = 'delivered' where order_no = $1`, [orderNo]);
  return { person, orderNo };
}
const save = ({ token }: TestPerson, orderNo: string, plate: string | null, name: string | null = null) =>
  shop.server.call(SAVE, { token, body: { orderNo, name, plate } });
const times = async ({ token }: TestPerson) =>
  (await shop.server.ask(SLOTS, { token, query: { storeId: STORE } })).items;
const book = ({ token }: TestPerson, orderNo: string, startsAt: number) =>
  shop.server.call(BOOK, { token, body: { orderNo, storeId: STORE, startsAt } });

describe('an own car', () => {
  it('is there from the handover on, with its warranty and next service, and for its owner alone', async () => {
    const { person, orderNo } = await owner();
    const car = await shop.server.ask(CAR, { token: person.token, query: { orderNo } });
    expect(car).toMatchObject({ orderNo, plate: null, name: null, service: { appointment: null }, benefits: [] });
    expect(car.odometerKm).toBe(0);
    expect(car.warranty.battery.untilAt).toBeGreaterThan(car.warranty.car.untilAt);
    expect(car.service.dueAt).toBeGreaterThan(shop.server.clock.now());
    expect(await shop.server.ask(LIST, { token: person.token })).toHaveLength(1);
    const other = await shop.server.login();
    const { orderNo: onlyPaid } = await shop.paidOrder(other);
    expect(await shop.server.ask(LIST, { token: other.token })).toEqual([]);
    for (const wanted of [orderNo, onlyPaid]) {
      const { token } = other;
      expect((await shop.server.call(CAR, { token, query: { orderNo: wanted } })).name).toBe('NOT_FOUND');
      expect((await save(other, wanted, '沪AD12345')).name).toBe('NOT_FOUND');
      expect((await book(other, wanted, 1)).name).toBe('NOT_FOUND');
      expect((await shop.server.call(CANCEL, { token, body: { orderNo: wanted } })).name).toBe('NOT_FOUND');
    }
  });

  it('takes a name and a plate, refuses one that is none, and tells the plate to other modules', async () => {
    const { person, orderNo } = await owner();
    const plates = () =>
      shop.server.ctx().app.hooks.ask(shop.server.ctx(), 'plateOfOrder', { userId: person.accountId, orderNo });
    expect(await plates()).toEqual([null]);
    expect((await save(person, orderNo, '沪A12345')).data).toMatchObject({ fields: ['body.plate'] });
    expect((await save(person, orderNo, ' 沪a·d12345', '小蓝')).data).toMatchObject({
      plate: '沪AD12345',
      name: '小蓝',
    });
    expect(await plates()).toEqual(['沪AD12345']);
    const [brief] = await shop.server.ask(LIST, { token: person.token });
    expect(brief).toMatchObject({ plate: '沪AD12345', name: '小蓝' });
    expect((await save(person, orderNo, null)).data).toMatchObject({ plate: null, name: null });
    expect(await plates()).toEqual([null]);
  });
});

describe('the manual', () => {
  it('has chapters with text and pictures, in the language of the reader', async () => {
    await shop.server.database.transaction((db) => seedManual({ ...shop.server.ctx(), db }));
    const chapters = await shop.server.ask('GET /api/mporder/v1/ownedCar/manual');
    expect(chapters.length).toBeGreaterThan(4);
    for (const { chapter, title } of chapters) {
      const text = await shop.server.ask(CHAPTER, { query: { chapter } });
      expect(text.title).toBe(title);
      expect(text.blocks.length).toBeGreaterThan(2);
    }
    const query = { chapter: 'charging' };
    const { title } = await shop.server.ask(CHAPTER, { query, headers: { 'accept-language': 'en' } });
    expect(title).toBe('Charging');
    expect((await shop.server.call(CHAPTER, { query: { chapter: 'none' } })).name).toBe('NOT_FOUND');
  });
});

describe('a service', () => {
  it('is booked, moved and cancelled, and its time is free for others again', async () => {
    const { person, orderNo } = await owner();
    const [first, second] = await times(person);
    const startsAt = first?.startsAt ?? 0;
    expect((await book(person, orderNo, startsAt)).data.service.appointment).toMatchObject({
      storeId: STORE,
      startsAt,
    });
    const leftAt = async (at: number) => (await times(person)).find((slot) => slot.startsAt === at)?.left;
    expect(await leftAt(startsAt)).toBe((first?.left ?? 0) - 1);
    expect((await book(person, orderNo, second?.startsAt ?? 0)).name).toBe('SUCCESS');
    expect(await leftAt(startsAt)).toBe(first?.left);
    const cancelled = await shop.server.ask(CANCEL, { token: person.token, body: { orderNo } });
    expect(cancelled.service.appointment).toBeNull();
    expect(await leftAt(second?.startsAt ?? 0)).toBe(second?.left);
    expect((await book(person, orderNo, 1)).name).toBe('BAD_INPUT');
  });

  it('is gone when the store closes', async () => {
    const { person, orderNo } = await owner();
    const startsAt = (await times(person)).at(-1)?.startsAt ?? 0;
    await book(person, orderNo, startsAt);
    await shop.server.database.transaction((db) =>
      closeSlots(
        { ...shop.server.ctx(), db },
        { kind: 'service', placeId: STORE },
        { fromAt: startsAt, untilAt: startsAt + DAY_MS, reason: '盘点' },
      ),
    );
    await shop.server.runJobs();
    const car = await shop.server.ask(CAR, { token: person.token, query: { orderNo } });
    expect(car.service.appointment).toBeNull();
  });
});
