import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop, type Shop } from '../order/order.fixture';
import { sendMessage } from './send-message';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

it('of forty answers at once one choice is stored, with one line on the timeline', async () => {
  const person = await shop.server.login();
  const { orderNo } = await shop.paidOrder(person);
  const params = { orderNo, model: '01', reason: '天气', expectedToAt: 1_800_000_000_000 };
  await shop.server.database.transaction((db) =>
    sendMessage(
      { ...shop.server.ctx(), db },
      { accountId: person.accountId, template: 'order.delayed', eventKey: 'd', params },
    ),
  );
  const query = { orderNo };
  const { items } = await shop.server.ask('GET /api/mporder/v1/order/notices', { token: person.token, query });
  const noticeId = items.find(({ ask }) => ask)?.noticeId ?? '';
  const before = (await shop.detail(person, orderNo)).timeline.length;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      shop.server.call('POST /api/mporder/v1/order/notices/answer', {
        token: person.token,
        body: { orderNo, noticeId, answer: index % 2 === 0 ? 'accepted' : 'adviser' },
      }),
    ),
  );
  const stored = answers.filter(({ name }) => name === 'SUCCESS');
  expect(new Set(stored.map(({ data }) => data.ask?.answer)).size).toBe(1);
  expect(stored).toHaveLength(20);
  expect(answers.filter(({ name }) => name === 'STATE_CHANGED')).toHaveLength(20);
  expect((await shop.detail(person, orderNo)).timeline).toHaveLength(before + 1);
});
