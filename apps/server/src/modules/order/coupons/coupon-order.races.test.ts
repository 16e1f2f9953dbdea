import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order.fixture';
import { couponState, draftWith, giveCoupon } from './coupon-order.fixture';

/** As many as call at once; the pool has fewer connections. */
const CALLERS = 40;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

it('of forty orders with one coupon one gets it, the others are refused and not made', async () => {
  const person = await shop.server.login();
  const couponId = await giveCoupon(shop, person);
  const drafts = [];
  for (let i = 0; i < CALLERS; i += 1) drafts.push(await draftWith(shop, person, [couponId]));
  const answers = await Promise.all(
    drafts.map(({ draftId, quote, dueFen }) =>
      shop.server.call('POST /api/mporder/v1/order/confirm', {
        token: person.token,
        body: { draftId, totalFen: quote.totalFen, dueFen },
      }),
    ),
  );
  const won = answers.filter(({ name }) => name === 'SUCCESS');
  expect(won).toHaveLength(1);
  const refused = answers.filter(({ name }) => name === 'COUPON_UNUSABLE');
  expect(refused).toHaveLength(CALLERS - 1);
  expect(await couponState(shop, person, couponId)).toEqual(['locked', won[0]?.data.orderNo]);
  const { items } = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
  expect(items).toHaveLength(1);
});
