import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order.fixture';
import { couponState, draftWith, giveCoupon } from './coupon-order.fixture';

const CONFIRM = 'POST /api/mporder/v1/order/confirm' as const;

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
      shop.server.call(CONFIRM, {
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

it('a coupon that is given away while its order is submitted ends up in one place', async () => {
  for (let round = 0; round < 6; round += 1) {
    const person = await shop.server.login();
    const { token } = person;
    const couponId = await giveCoupon(shop, person, { isGiftable: true });
    const { draftId, quote, dueFen } = await draftWith(shop, person, [couponId]);
    const submit = () => shop.server.call(CONFIRM, { token, body: { draftId, totalFen: quote.totalFen, dueFen } });
    const give = () =>
      shop.server.call('POST /api/mpintegral/v1/coupons/gift', { token, body: { couponId, message: '' } });
    const order = round % 2 === 0 ? [submit, give] : [give, submit];
    const answers = await Promise.all(Array.from({ length: CALLERS }, (_, index) => order[index % 2]?.()));
    const made = answers.flatMap((answer) =>
      answer?.name === 'SUCCESS' && 'orderNo' in answer.data ? [answer.data.orderNo] : [],
    );
    const gifts = answers.filter((answer) => answer?.name === 'SUCCESS' && 'giftCode' in answer.data);
    // Submitting again answers with the same order, giving again is refused: one of the two has it.
    expect(new Set(made).size + Math.min(1, gifts.length)).toBe(1);
    const where = made[0] ? ['locked', made[0]] : ['giftPending', null];
    expect(await couponState(shop, person, couponId)).toEqual(where);
  }
});
