import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, createBlindShop, leaveBookings, placesOf } from './blind-order.fixture';
import type { Shop } from './order.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createBlindShop();
});
afterAll(() => shop.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const WINDOW = 'CS1E-first';

/** Logs in `count` people one after the other, because logging in moves the test clock. */
async function login(count: number) {
  const people: Awaited<ReturnType<Shop['server']['login']>>[] = [];
  while (people.length < count) people.push(await shop.server.login());
  return people;
}

describe('booking blind at once', () => {
  it('two people and the last place: one has it, the other is told that it is full', async () => {
    const people = await login(2);
    await leaveBookings(shop, WINDOW, 1);
    const names = (await Promise.all(people.map((person) => book(shop, person)))).map(({ name }) => name);
    expect(names.sort()).toEqual(['SOLD_OUT', 'SUCCESS']);
    const places = await placesOf(shop, WINDOW);
    expect(places?.taken).toBe(places?.bookingLimit);
  });

  it('twelve people and five places: five have one, never more', async () => {
    const people = await login(12);
    await leaveBookings(shop, WINDOW, 5);
    const names = (await Promise.all(people.map((person) => book(shop, person)))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(5);
    expect(names.filter((name) => name === 'SOLD_OUT')).toHaveLength(7);
    const places = await placesOf(shop, WINDOW);
    expect(places?.taken).toBe(places?.bookingLimit);
  });

  it('one person ten times gets one order and one place', async () => {
    const person = await shop.server.login();
    await leaveBookings(shop, WINDOW, 20);
    const { taken = 0 } = (await placesOf(shop, WINDOW)) ?? {};
    const answers = await Promise.all(times(10, () => book(shop, person)));
    expect(answers.map(({ name }) => name)).toEqual(times(10, () => 'SUCCESS'));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect((await placesOf(shop, WINDOW))?.taken).toBe(taken + 1);
    const { items } = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
    expect(items).toHaveLength(1);
  });

  it.each(times(4, (index) => index))('cancelling and booking anew at once keep the count right (%i)', async () => {
    const person = await shop.server.login();
    await leaveBookings(shop, WINDOW, 20);
    const { taken = 0 } = (await placesOf(shop, WINDOW)) ?? {};
    const { orderNo } = (await book(shop, person)).data;
    const [cancelled, again] = await Promise.all([
      shop.server.call('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } }),
      book(shop, person),
    ]);
    expect([cancelled.name, again.name]).toEqual(['SUCCESS', 'SUCCESS']);
    const isNew = again.data.orderNo !== orderNo;
    expect((await placesOf(shop, WINDOW))?.taken).toBe(taken + (isNew ? 1 : 0));
  });

  it('payments at once give every booking a number of its own', async () => {
    const people = await login(6);
    await leaveBookings(shop, WINDOW, 20);
    const { paidCount = 0 } = (await placesOf(shop, WINDOW)) ?? {};
    const orders = await Promise.all(people.map(async (person) => (await book(shop, person)).data));
    await Promise.all(people.map((person, at) => orders[at] && shop.payAtCashier(person, orders[at])));
    await shop.server.runJobs();
    const certificates = await Promise.all(
      people.map((person, at) =>
        shop.server.ask('GET /api/mporder/v1/order/blind/certificate', {
          token: person.token,
          query: { orderNo: orders[at]?.orderNo ?? '' },
        }),
      ),
    );
    const numbers = certificates.map(({ bookingNo }) => bookingNo).sort((a, b) => (a ?? 0) - (b ?? 0));
    expect(numbers).toEqual(times(6, (index) => paidCount + index + 1));
  });
});
