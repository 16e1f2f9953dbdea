import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../order/order.fixture';
import { BOOK, createDiningShop, PHONE, RESTAURANT, TABLES } from './restaurant.fixture';

const CALLERS = 40;
/** Tables of the restaurant. */
const CAPACITY = 5;

let shop: Shop;
beforeAll(async () => {
  shop = await createDiningShop({ databaseLockTimeoutMs: 25_000 });
});
afterAll(() => shop.close());

const times = async () => (await shop.server.ask(TABLES, { query: { restaurantId: RESTAURANT } })).items;

it('40 people want the 5 tables of one time: 5 get one, the others learn the next free time', async () => {
  const [slot, next] = (await times()).slice(12);
  const people = [];
  for (let i = 0; i < CALLERS; i += 1) people.push(await shop.server.login());
  const body = { restaurantId: RESTAURANT, startsAt: slot?.startsAt ?? 0, persons: 2, phone: PHONE };
  const answers = await Promise.all(people.map(({ token }) => shop.server.call(BOOK, { token, body })));
  expect(answers.filter(({ code }) => code === '000000')).toHaveLength(CAPACITY);
  const refused = answers.filter(({ name }) => name === 'SLOT_FULL');
  expect(refused).toHaveLength(CALLERS - CAPACITY);
  expect(refused[0]?.data).toEqual({ nextAt: next?.startsAt });
  expect((await times()).find(({ startsAt }) => startsAt === slot?.startsAt)?.left).toBe(0);
});

it('one person who asks 40 times for two times has one table', async () => {
  const [one, two] = (await times()).slice(24);
  const { token } = await shop.server.login();
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) => {
      const startsAt = (index % 2 === 0 ? one : two)?.startsAt ?? 0;
      return shop.server.call(BOOK, { token, body: { restaurantId: RESTAURANT, startsAt, persons: 2, phone: PHONE } });
    }),
  );
  expect(new Set(answers.flatMap(({ code, data }) => (code === '000000' ? [data.bookingId] : []))).size).toBe(1);
  const after = (await times()).slice(24, 26);
  expect(after.reduce((sum, { left }) => sum + left, 0)).toBe(2 * CAPACITY - 1);
});
