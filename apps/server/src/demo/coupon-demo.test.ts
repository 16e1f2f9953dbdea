import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  person = await server.login({ mobile: '13800000043' });
});
afterAll(() => server.close());

async function draftOf(kind: 'deposit' | 'intention') {
  const { token } = person;
  const versionId = 'YL01-pro';
  const { products } = await server.ask('GET /api/mporder/v1/vehicle/config', { token, query: { versionId } });
  const productCodes = products.filter((each) => each.isDefaultSelected).map((each) => each.productCode);
  const body = { modelId: 'YL01', versionId, productCodes, kind, subsidy: 'personal' as const, cityCode: '310100' };
  const { draftId } = await server.ask('POST /api/mporder/v1/order/draft', { token, body });
  return server.ask('GET /api/mporder/v1/order/coupons', { token, query: { draftId } });
}

it('the demo customer has coupons for an order, and some for every reason not to use them', async () => {
  const { verdicts, bestFen } = await draftOf('deposit');
  expect(bestFen).toBeGreaterThan(0);
  const reasons = new Set(verdicts.map(({ reason }) => reason ?? 'usable'));
  expect([...reasons].sort()).toEqual([
    'belowThreshold',
    'ended',
    'givenAway',
    'lockedOnOrder',
    'notBegun',
    'notCombinable',
    'otherModel',
    'otherStore',
    'usable',
  ]);
  const intention = await draftOf('intention');
  expect(intention.verdicts.some(({ reason }) => reason === 'orderWithoutCoupons')).toBe(true);
});

it('the coupons of the demo orders are part of their prices and of the final payment', async () => {
  const { token } = person;
  const { items } = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
  expect(items).toHaveLength(2);
  for (const { orderNo, totalFen, state } of items) {
    const { coupons, lines } = await server.ask('GET /api/mporder/v1/order/detail', { token, query: { orderNo } });
    expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(totalFen);
    const query = { couponId: coupons[0]?.couponId ?? '' };
    const coupon = await server.ask('GET /api/mpintegral/v1/coupons/detail', { token, query });
    expect(coupon).toMatchObject({ orderNo, state: state === 'arrived' ? 'used' : 'locked' });
    const final = await server.ask('GET /api/mporder/v1/order/final', { token, query: { orderNo } });
    expect(final.couponFen).toBe(coupons[0]?.reductionFen);
    expect(final.restFen).toBe(totalFen - final.depositFen);
  }
});
