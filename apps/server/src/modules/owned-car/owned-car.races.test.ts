import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { planServices } from './book-service';

const STORE = 'sz-nanshan';
const CALLERS = 40;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  await shop.server.database.transaction((db) => planServices({ ...shop.server.ctx(), db }, [STORE]));
});
afterAll(() => shop.close());

it('of forty owners at once two get the last time of a store', async () => {
  const person = await shop.server.login();
  const query = { storeId: STORE };
  const { items } = await shop.server.ask('GET /api/mporder/v1/ownedCar/service/slots', { token: person.token, query });
  // The last one: the first may close while the cars are ordered.
  const last = items.at(-1);
  const startsAt = last?.startsAt ?? 0;
  const owners = [];
  for (let index = 0; index < CALLERS; index += 1) {
    const owner = await shop.server.login();
    owners.push({ owner, orderNo: (await shop.paidOrder(owner)).orderNo });
  }
  await shop.server.database.executeSql(`update orders set state = 'delivered'`, []);
  const answers = await Promise.all(
    owners.map(({ owner, orderNo }) =>
      shop.server.call('POST /api/mporder/v1/ownedCar/service/book', {
        token: owner.token,
        body: { orderNo, storeId: STORE, startsAt },
      }),
    ),
  );
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(last?.left ?? 0);
  expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS', 'SLOT_FULL']));
});
