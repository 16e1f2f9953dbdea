import { HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { grantCoupon } from '../coupon';
import { seedCoupons } from '../coupon/demo';
import type { Shop } from '../order/order.fixture';
import { closeSlots } from '../slot';
import { BOOK, createDiningShop, PHONE, RESTAURANT, TABLES } from './restaurant.fixture';
import { TABLE } from './tables-of';

const DETAIL = 'GET /api/mporder/v1/restaurant/detail' as const;
const OWN = 'GET /api/mporder/v1/restaurant/own' as const;
const CANCEL = 'POST /api/mporder/v1/restaurant/cancel' as const;

let shop: Shop;
beforeAll(async () => {
  shop = await createDiningShop();
});
afterAll(() => shop.close());

const query = { restaurantId: RESTAURANT };
const book = (person: TestPerson, startsAt: number, changes: object = {}) =>
  shop.server.call(BOOK, {
    token: person.token,
    body: { ...query, startsAt, persons: 2, phone: PHONE, ...changes },
  });
const times = async (restaurantId = RESTAURANT) => (await shop.server.ask(TABLES, { query: { restaurantId } })).items;
const own = (person: TestPerson) => shop.server.ask(OWN, { token: person.token, query });

describe('a restaurant', () => {
  it('shows its menu by section, with what is sold out', async () => {
    const page = await shop.server.ask(DETAIL, { query });
    expect(page).toMatchObject({ kind: 'restaurant', isGone: false, takesBookings: true, seats: 46 });
    expect(page.menu.map(({ section }) => section)).toEqual(['招牌', '主食', '轻食', '饮品']);
    expect(page.menu.flatMap(({ dishes }) => dishes).some(({ isSoldOut }) => isSoldOut)).toBe(true);
  });

  it('offers tables of the next 14 days within its hours, none on its days off', async () => {
    const slots = await times('dine-nj-jianye');
    const days = new Set(slots.map(({ startsAt }) => new Date(startsAt + 8 * HOUR_MS).getUTCDay()));
    expect(days.has(1)).toBe(false);
    expect(days.size).toBe(6);
    expect(slots.every(({ endsAt, startsAt }) => endsAt - startsAt === 1.5 * HOUR_MS)).toBe(true);
  });

  it('that takes no bookings, or is gone, says so and offers none', async () => {
    const closed = await shop.server.ask(DETAIL, { query: { restaurantId: 'dine-nb-dongbu' } });
    expect(closed.takesBookings).toBe(false);
    const gone = await shop.server.ask(DETAIL, { query: { restaurantId: 'dine-wh-optics' } });
    expect(gone).toMatchObject({ isGone: true, menu: [], opening: { isOpen: false } });
    const person = await shop.server.login();
    const at = (await times())[0]?.startsAt ?? 0;
    for (const restaurantId of ['dine-nb-dongbu', 'dine-wh-optics']) {
      expect(await times(restaurantId)).toEqual([]);
      expect((await book(person, at, { restaurantId })).name).toBe('STATE_CHANGED');
    }
  });

  it('does not exist under an unknown id', async () => {
    for (const key of [DETAIL, TABLES] as const)
      expect((await shop.server.call(key, { query: { restaurantId: 'nowhere' } })).name).toBe('NOT_FOUND');
  });
});

describe('a table', () => {
  it('is booked, moved, seen by its owner alone, and cancelled', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    const [first, second] = (await times()).slice(6);
    const made = await book(person, first?.startsAt ?? 0);
    expect(made.data).toMatchObject({ persons: 2, startsAt: first?.startsAt });
    const moved = await book(person, second?.startsAt ?? 0, { persons: 8 });
    expect(moved.data).toMatchObject({ bookingId: made.data.bookingId, persons: 8, startsAt: second?.startsAt });
    expect((await own(person)).booking?.startsAt).toBe(second?.startsAt);
    expect((await own(other)).booking).toBeNull();
    expect((await shop.server.call(CANCEL, { token: other.token, body: query })).name).toBe('NOT_FOUND');
    await shop.server.ask(CANCEL, { token: person.token, body: query });
    expect((await own(person)).booking).toBeNull();
    const left = (await times()).find(({ startsAt }) => startsAt === second?.startsAt)?.left;
    expect(left).toBe(second?.left);
  });

  it('that is full is refused with the next free time', async () => {
    const [slot, next] = (await times()).slice(20);
    for (let i = 0; i < 5; i += 1) await book(await shop.server.login(), slot?.startsAt ?? 0);
    const refused = await book(await shop.server.login(), slot?.startsAt ?? 0);
    expect(refused.name).toBe('SLOT_FULL');
    expect(refused.data).toMatchObject({ nextAt: next?.startsAt });
    expect(refused.message).toContain('最近可订');
  });

  it('cannot be changed or cancelled less than 2 hours before', async () => {
    const person = await shop.server.login();
    const slot = (await times())[3];
    await book(person, slot?.startsAt ?? 0);
    shop.server.clock.set((slot?.startsAt ?? 0) - HOUR_MS);
    const later = (await times())[10]?.startsAt ?? 0;
    expect((await book(person, later)).name).toBe('STATE_CHANGED');
    expect((await shop.server.call(CANCEL, { token: person.token, body: query })).name).toBe('STATE_CHANGED');
  });

  it('is lost when the restaurant closes at that time', async () => {
    const person = await shop.server.login();
    const slot = (await times())[30];
    const startsAt = slot?.startsAt ?? 0;
    await book(person, startsAt);
    const closure = { fromAt: startsAt, untilAt: startsAt + HOUR_MS, reason: '包场' };
    await shop.server.database.transaction((db) =>
      closeSlots({ ...shop.server.ctx(), db }, { kind: TABLE, placeId: RESTAURANT }, closure),
    );
    await shop.server.runJobs();
    expect((await own(person)).booking).toBeNull();
  });

  it('needs a login, a time that is offered, 1 to 8 persons and a phone', async () => {
    const at = (await times())[8]?.startsAt ?? 0;
    const body = { ...query, startsAt: at, persons: 2, phone: PHONE };
    expect((await shop.server.call(BOOK, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(CANCEL, { body: query })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(OWN, { query })).name).toBe('LOGIN_EXPIRED');
    const person = await shop.server.login();
    for (const changes of [{ persons: 0 }, { persons: 9 }, { phone: '1' }, { startsAt: at + 1 }])
      expect((await book(person, at, changes)).name).toBe('BAD_INPUT');
    expect((await book(person, at, { restaurantId: 'nowhere' })).name).toBe('NOT_FOUND');
  });
});

it('coupons that count in a restaurant are named to those who hold them', async () => {
  const person = await shop.server.login();
  await shop.server.database.transaction((db) => seedCoupons({ ...shop.server.ctx(), db }));
  const before = (await own(person)).coupons.length;
  await shop.server.database.transaction((db) =>
    grantCoupon(
      { ...shop.server.ctx(), db },
      { accountId: person.accountId, template: 'service-coffee', reason: 'gift', ref: 'test' },
    ),
  );
  expect((await own(person)).coupons.map(({ title }) => title)).toHaveLength(before + 1);
});
