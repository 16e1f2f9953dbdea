import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

it('the demo customer has final payments in every state, whose rows add up', async () => {
  const { token } = await server.login({ mobile: '13800000042' });
  const { items } = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
  const states: string[] = [];
  for (const { orderNo } of items) {
    const final = await server.ask('GET /api/mporder/v1/order/final', { token, query: { orderNo } });
    const { totalFen, depositFen, couponFen, cashPaidFen, restFen, loan } = final;
    expect(depositFen + couponFen + cashPaidFen + (loan?.countedFen ?? 0) + restFen).toBe(totalFen);
    expect(depositFen).toBe(500_000);
    states.push(final.state);
  }
  expect(states.sort()).toEqual(['due', 'paidInFull', 'partlyPaid', 'waitingForLoanOrTradeIn']);
});
