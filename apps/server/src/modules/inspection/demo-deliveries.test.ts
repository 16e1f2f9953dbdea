import type { ReplyOf } from '@voltfront/contract';
import { INSPECTION_STATES } from '@voltfront/rules/inspection/inspection-moves';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

/** Order numbers of demo people by state. */
async function ordersOf(mobile: string) {
  const { token } = await server.login({ mobile });
  const { items } = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
  return { token, items };
}

it('demo cars are waiting, delayed, seen and unseen on their way, and at the store', async () => {
  const ways: ReplyOf<'GET /api/mporder/v1/order/logistics'>[] = [];
  for (const mobile of ['13800000002', '13800000032']) {
    const { token, items } = await ordersOf(mobile);
    for (const { orderNo, actions } of items.filter(({ actions }) => actions.includes('viewLogistics'))) {
      const way = await server.ask('GET /api/mporder/v1/order/logistics', { token, query: { orderNo } });
      expect(actions.includes('viewInspection')).toBe(way.arrivedAt !== null);
      ways.push(way);
    }
  }
  const has = (found: (way: (typeof ways)[number]) => boolean) => expect(ways.some(found)).toBe(true);
  has(({ state, vin }) => state === 'locked' && vin === null);
  has(({ state, delay }) => state === 'inProduction' && delay !== null);
  has(({ state, position }) => state === 'inTransit' && position?.city === '苏州市');
  has(({ state, position }) => state === 'inTransit' && position === null);
  has(({ state, arrivedAt }) => state === 'arrived' && arrivedAt !== null);
});

it('demo reports are in every state, and a car of the demo can be picked up', async () => {
  const states = new Set<string>();
  for (const mobile of ['13800000002', '13800000009', '13800000032']) {
    const { token, items } = await ordersOf(mobile);
    for (const { orderNo } of items.filter(({ actions }) => actions.includes('viewInspection'))) {
      const shown = await server.ask('GET /api/mporder/v1/order/inspection', { token, query: { orderNo } });
      expect(shown.report === null).toBe(shown.state === 'notReady');
      states.add(shown.state);
    }
  }
  expect([...states].sort()).toEqual([...INSPECTION_STATES].sort());
  const { items } = await ordersOf('13800000031');
  expect(items.some(({ actions }) => actions.includes('pickup'))).toBe(true);
});
