import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { people } from '../account/demo';
import { orderPlans } from './demo';
import { changedOrdersOf } from './demo/change/orders';
import { createShop, type Shop } from './order.fixture';
import { orderTexts } from './order.texts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

const LIST = 'GET /api/mporder/v1/order/list' as const;

it('demo people have orders in every state, each with a page, a history and the money that belongs to it', async () => {
  const person = people.find(({ personId }) => personId === 'person-orders');
  const { token } = await server.login({ mobile: person?.mobile ?? '' });
  const { items } = await server.ask(LIST, { token, query: { size: 50 } });
  const planned = [...(orderPlans['person-orders'] ?? []), ...changedOrdersOf('person-orders').map(({ plan }) => plan)];
  expect(items.map(({ state }) => state).sort()).toEqual(planned.map(({ state }) => state).sort());
  for (const { orderNo } of items) {
    const detail = await server.ask('GET /api/mporder/v1/order/detail', { token, query: { orderNo } });
    expect(detail.timeline[0]?.state).toBe(detail.state);
    expect(detail.timeline.at(-1)?.state).toBe('created');
    const paidFen = detail.payments
      .filter(({ state }) => state === 'paid')
      .reduce((sum, { amountFen }) => sum + amountFen, 0);
    expect(paidFen).toBe(detail.paidFen);
    expect(detail.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(detail.totalFen);
  }
});

it('every tab of the list shows the states it is for', async () => {
  const person = people.find(({ personId }) => personId === 'person-orders');
  const { token } = await server.login({ mobile: person?.mobile ?? '' });
  const states = async (tab: string) =>
    (await server.ask(LIST, { token, query: { tab, size: 50 } })).items.map(({ state }) => state).sort();
  expect(await states('pickup')).toEqual(['arrived', 'paidInFull']);
  expect(await states('done')).toEqual(['delivered']);
  expect(await states('refund')).toEqual(['refunded', 'refunding']);
  expect([...new Set(await states('active'))]).toEqual([
    'depositPaid',
    'inProduction',
    'inTransit',
    'intentionPaid',
    'locked',
  ]);
});

it('a refused refund leaves the order as it was, with the reason on its page and its timeline', async () => {
  const [personId, plans] =
    Object.entries(orderPlans).find(([, orders]) => orders.some(({ refundRejection }) => refundRejection)) ?? [];
  const person = people.find((each) => each.personId === personId);
  const { token } = await server.login({ mobile: person?.mobile ?? '' });
  const { items } = await server.ask(LIST, { token, query: { tab: 'active' } });
  const detail = await server.ask('GET /api/mporder/v1/order/detail', {
    token,
    query: { orderNo: items[0]?.orderNo ?? '' },
  });
  const reason = plans?.find(({ refundRejection }) => refundRejection)?.refundRejection;
  expect(detail).toMatchObject({ state: 'depositPaid', refundRejection: reason });
  expect(detail.timeline.map(({ state }) => state)).toEqual(['depositPaid', 'refunding', 'depositPaid', 'created']);
  expect(detail.timeline[0]).toMatchObject({ title: '退款申请未通过', note: reason });
  const purchase = detail.agreements.find(({ kind }) => kind === 'purchase');
  expect(purchase).toMatchObject({ state: 'signed', isOutdated: true });
});

it('an open order keeps the account from being cancelled and shows on the car tab', async () => {
  const shop: Shop = await createShop();
  const person = await shop.server.login();
  const { orderNo } = await shop.order(person);
  const models = await shop.server.ask('GET /api/mporder/v1/vehicle/models', { token: person.token });
  expect(models.find(({ modelId }) => modelId === 'YL01')?.openOrderNo).toBe(orderNo);
  const ctx = shop.server.ctx();
  const ask = () => ctx.app.hooks.ask(ctx, 'canCancelAccount', { accountId: person.accountId });
  expect((await ask()).flat()).toEqual([{ key: 'openOrders', count: 1, reason: orderTexts.openOrders }]);
  await shop.server.ask('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } });
  expect((await ask()).flat()).toEqual([]);
  await shop.close();
});
