import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockCars } from '../modules/stock/stock.tables';
import { createTestServer, type TestPerson, type TestServer } from '../testing';

const SHOW = 'POST /{product}-mp-order/v1/finance/showDetail' as const;
const DETAIL = 'POST /{product}-mp-order/v1/finance/detail' as const;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  person = await server.login({ mobile: '13800000002' });
});
afterAll(() => server.close());

async function orderDetail(state: string) {
  const { token } = person;
  const { items } = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
  const orderNo = items.find((order) => order.state === state)?.orderNo ?? '';
  return server.ask(SHOW, { token, body: { subject: { kind: 'order', orderNo } } });
}

describe('the demo of loans', () => {
  it('has a plan whose rate changed, one that expired, one in cash, and one that still holds', async () => {
    const { items } = await server.ask('GET /api/mporder/v1/finance/plans', { token: person.token });
    expect(items.map(({ method, isExpired, isChanged }) => [method, isExpired, isChanged])).toEqual([
      ['balloon', false, false],
      ['cash', false, false],
      ['equalInstalment', false, true],
      ['equalInstalment', true, false],
    ]);
    const changed = await server.ask('GET /api/mporder/v1/finance/plan', {
      token: person.token,
      query: { planId: items[2]?.planId },
    });
    expect(changed.changes[0]).toBe('年利率由 2.99% 变为 2.49%');
  });

  it.each([
    ['depositPaid', null],
    ['locked', null],
    ['inProduction', 'rejected'],
    ['inTransit', 'reviewing'],
    ['arrived', 'approved'],
  ])('has an order that is %s with a wish and an application that is %s', async (state, application) => {
    const detail = await orderDetail(state);
    expect(detail.wish).not.toBeNull();
    expect(detail.application?.state ?? null).toBe(application);
    const history = detail.application?.history ?? [];
    expect(history.map((step) => step.at)).toEqual(history.map((step) => step.at).sort((a, b) => a - b));
  });

  it('lets an application of the demo go on at the lender', async () => {
    const { application, order } = await orderDetail('inTransit');
    const page = await server.app.server.inject({ method: 'GET', url: application?.url ?? '' });
    expect(page.statusCode).toBe(200);
    const body = { orderNo: order?.orderNo };
    const withdrawn = await server.ask('POST /api/mporder/v1/finance/application/withdraw', {
      token: person.token,
      body,
    });
    expect(withdrawn.state).toBe('withdrawn');
  });

  it('works out a car in stock at its own price, and not one that is sold', async () => {
    const { items } = await server.ask('GET /api/mporder/v1/stock/cars', { query: { size: 1 } });
    const [car] = items;
    const subject = { kind: 'stockCar', stockCarId: car?.stockCarId };
    const detail = await server.ask(SHOW, { body: { subject, cityCode: '310100' } });
    expect(detail.car).toMatchObject({ source: 'stockCar', stockCarId: car?.stockCarId, priceFen: car?.priceFen });
    const plan = await server.ask(DETAIL, { body: { subject, cityCode: '310100', choice: detail.defaults.loan } });
    expect(plan.figures.priceFen).toBe(car?.priceFen);
    await server
      .ctx()
      .db.update(stockCars)
      .set({ status: 'withdrawn' })
      .where(eq(stockCars.stockCarId, car?.stockCarId ?? ''));
    expect((await server.call(SHOW, { body: { subject } })).name).toBe('NOT_FOUND');
  });

  it('counts an own old car: its offer while it holds, else the low end of its estimate', async () => {
    const { token } = person;
    const subject = { kind: 'version', versionId: 'YL01-pro' };
    const { tradeIns } = await server.ask(SHOW, { token, body: { subject } });
    const { items } = await server.ask('GET /api/mporder/v1/tradeIn/list', { token, query: { size: 50 } });
    expect(tradeIns.length).toBeGreaterThan(1);
    for (const { tradeInId, valueFen, isBinding } of tradeIns) {
      const own = items.find((item) => item.requestId === tradeInId);
      expect(valueFen).toBe(isBinding ? own?.offerFen : own?.estimate.lowFen);
    }
    const [first] = tradeIns;
    const tradeIn = { kind: 'own', tradeInId: first?.tradeInId };
    const body = { subject, cityCode: '310100', choice: { method: 'cash' }, tradeIn };
    expect((await server.ask(DETAIL, { token, body })).figures.tradeInFen).toBe(first?.valueFen);
    const stranger = await server.login();
    expect((await server.call(DETAIL, { token: stranger.token, body })).name).toBe('NOT_FOUND');
  });
});
