import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { published } from './showcase.fixture';

const CALLERS = 40;
const LIKE = 'POST /api/mporder/v1/vehicle/showcase/like';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ databaseLockTimeoutMs: 25_000, rateAddressPerMinute: 100_000, rateWritePerMinute: 10_000 });
});
afterAll(() => shop.close());

it('40 likes and copies of one person at once count as one, and so do 40 publications', async () => {
  const [author, friend] = [await shop.server.login(), await shop.server.login()];
  const carId = await published(shop.server, author);
  const { token } = friend;
  const all = await Promise.all(
    Array.from({ length: CALLERS }, (_, index) =>
      index % 2 === 0
        ? shop.server.call(LIKE, { token, body: { carId, isLiked: true } })
        : shop.server.call('POST /api/mporder/v1/vehicle/showcase/copy', { token, body: { carId } }),
    ),
  );
  expect(all.filter(({ name }) => name !== 'SUCCESS')).toEqual([]);
  const again = await Promise.all(Array.from({ length: CALLERS }, () => published(shop.server, author)));
  expect(new Set(again)).toEqual(new Set([carId]));
  const { items } = await shop.server.ask('GET /api/mporder/v1/vehicle/showcase', { query: { sort: 'newest' } });
  expect(items.map(({ likeCount, copyCount }) => [likeCount, copyCount])).toEqual([[1, 1]]);
});
