import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueChanged, defaultConfiguration } from '../vehicle';
import { vehicleModel } from '../vehicle/vehicle.tables';
import { createShop, type Shop, standard } from './order.fixture';
import { seedDemoOrders } from './seed-demo-orders';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

/** A customer with a paid blind order. */
async function blindBooker() {
  const person = await shop.server.login();
  const { accountId, mobile } = person;
  const plan = { kind: 'blind', state: 'intentionPaid', versionId: 'CS1E-pro', createdDaysAgo: 2 } as const;
  await shop.server.database.transaction((db) =>
    seedDemoOrders({ ...shop.server.ctx(), db }, [{ accountId, mobile, orders: [plan] }]),
  );
  const { items } = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
  return { person, orderNo: items[0]?.orderNo ?? '', actions: items[0]?.actions ?? [] };
}

async function putOnSale(): Promise<void> {
  await shop.server.database.transaction(async (db) => {
    await db.update(vehicleModel).set({ stage: 'onSale' }).where(eq(vehicleModel.modelId, 'CS1E'));
    await catalogueChanged({ ...shop.server.ctx(), db });
  });
  shop.server.clock.advance(6_000);
}

it('a blind order converts only when the prices of its model are out, and to no other model before', async () => {
  const { person, orderNo, actions } = await blindBooker();
  expect(actions).toEqual(['refund', 'sign']);
  const body = { ...standard, kind: 'deposit', subsidy: 'personal', fromOrderNo: orderNo };
  const early = await shop.server.call('POST /api/mporder/v1/order/draft', { token: person.token, body });
  expect(early).toMatchObject({ name: 'STATE_CHANGED', message: '价格公布后即可转为大订' });
  expect((await shop.detail(person, orderNo)).tips).toEqual([
    '意向金可随时申请退款',
    '价格公布后可转为大订，意向金抵扣定金',
  ]);

  await putOnSale();
  expect((await shop.detail(person, orderNo)).actions).toEqual(['convert', 'refund', 'sign']);
  const configuration = await defaultConfiguration(shop.server.ctx(), 'CS1E-pro');
  const draft = await shop.signedDraft(person, { ...configuration, fromOrderNo: orderNo, buyer: undefined });
  expect(draft.buyer?.name).toBe('林夏');
  expect(draft.dueFen).toBe(300_000);
  const order = await shop.confirm(person, draft);
  await shop.payAtCashier(person, order);
  await shop.server.runJobs();
  const converted = await shop.detail(person, orderNo);
  expect(converted).toMatchObject({ kind: 'deposit', state: 'depositPaid', paidFen: 500_000 });
  expect(converted.timeline[0]?.note).toBe('已支付 ¥3,000');
  expect(converted.timeline.map(({ title }) => title)).toContain('盲订支付成功');
});
