import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing';

const SHOW = 'POST /{product}-mp-order/v1/finance/showDetail' as const;

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
});
