import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { insertRewards } from './reward.repository';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
  await insertRewards(shop.server.ctx().db, [
    {
      rewardId: 'deposit',
      milestone: 'deposit',
      week: null,
      kind: 'points',
      title: '500 积分',
      points: 500,
      template: null,
      picture: null,
      position: 0,
    },
  ]);
});
afterAll(() => shop.close());

it('forty claims of one reward book its points once', async () => {
  const { token, ...person } = await shop.server.login();
  const { orderNo } = await shop.paidOrder({ token, ...person });
  const before = await shop.server.ask('GET /api/mpintegral/v1/points', { token });
  const body = { orderNo, rewardId: 'deposit' };
  const claims = Array.from({ length: 40 }, () =>
    shop.server.call('POST /api/mporder/v1/order/rewards/claim', { token, body }),
  );
  const names = (await Promise.all(claims)).map(({ name }) => name);
  expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
  expect(new Set(names)).toEqual(new Set(['SUCCESS', 'ALREADY_DONE']));
  const after = await shop.server.ask('GET /api/mpintegral/v1/points', { token });
  expect(after.balance - before.balance).toBe(500);
});
