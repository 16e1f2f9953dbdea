import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../modules/account/demo';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
let token: string;
let orderNos: string[];

beforeAll(async () => {
  server = await createTestServer({ demo: true });
  const person = people.find(({ personId }) => personId === 'person-orders');
  ({ token } = await server.login({ mobile: person?.mobile ?? '' }));
  const list = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
  orderNos = list.items.map(({ orderNo }) => orderNo);
});
afterAll(() => server.close());

/** Distinct values of something over all orders of the account. */
async function seen(look: (orderNo: string) => Promise<(string | undefined)[]>): Promise<string[]> {
  const values = new Set<string>();
  for (const orderNo of orderNos) for (const value of await look(orderNo)) if (value) values.add(value);
  return [...values].sort();
}

it('the account with orders shows every state of the decision about a new model year', async () => {
  const orders = await server.ask('GET /api/mporder/v1/order/year/orders', { token });
  expect(orders.length).toBeGreaterThan(1);
  const states = await seen(async (orderNo) => {
    const offer = await server.call('GET /api/mporder/v1/order/year/offer', { token, query: { orderNo } });
    return [offer.name === 'SUCCESS' ? offer.data.state : 'notAffected'];
  });
  expect(states).toEqual(['changed', 'closed', 'expired', 'kept', 'locked', 'notAffected', 'open', 'pending']);
  const ways = await seen(async (orderNo) => {
    const offer = await server.call('GET /api/mporder/v1/order/year/offer', { token, query: { orderNo } });
    if (offer.name !== 'SUCCESS' || offer.data.state !== 'open') return [];
    return [offer.data.change.versionName === null ? 'noEquivalent' : 'mapped'];
  });
  expect(ways).toEqual(['mapped', 'noEquivalent']);
});

it('it shows every state of a protocol but the one that time brings', async () => {
  const states = await seen(async (orderNo) => {
    const found = await server.call('GET /api/mporder/v1/order/year/protocol', { token, query: { orderNo } });
    return found.name === 'SUCCESS' ? [found.data.state] : [];
  });
  expect(states).toEqual(['none', 'signed', 'toSign']);
});

it('it shows every reason why a model cannot be changed', async () => {
  const reasons = await seen(async (orderNo) => {
    const { refusal } = await server.ask('GET /api/mporder/v1/order/vehicle/models', { token, query: { orderNo } });
    return [refusal?.code ?? 'allowed'];
  });
  const expected = ['allowed', 'blind', 'closed', 'limit', 'locked', 'refunding', 'snapUp', 'unpaid'];
  expect(reasons).toEqual(expect.arrayContaining(expected));
});

it('it shows benefits that are open, locked and used, gone and over', async () => {
  const states = await seen(async (orderNo) => {
    const { groups } = await server.ask('GET /api/mporder/v1/order/rights', { token, query: { orderNo } });
    return groups.flatMap((group) => [`group ${group.state}`, ...group.options.map(({ state }) => state)]);
  });
  expect(states).toEqual(['ended', 'gone', 'group locked', 'group open', 'group used', 'open']);
});

it('it shows early-bird benefits that are applied, excluded, not fitting and over, and an order without prices', async () => {
  const states = await seen(async (fromOrderNo) => {
    const body = { fromOrderNo };
    const { benefits, quote } = await server.ask('POST /api/mporder/v1/order/equity/preview', { token, body });
    return [quote ? undefined : 'noPrice', ...benefits.map(({ state }) => state)];
  });
  expect(states).toEqual(['applied', 'available', 'expired', 'noPrice', 'notFitting']);
});

it('it shows every kind of change on the sheets of its orders', async () => {
  const kinds = await seen(async (orderNo) => {
    const { changes } = await server.ask('GET /api/mporder/v1/order/sheet', { token, query: { orderNo } });
    return changes.map(({ kind }) => kind);
  });
  expect(kinds).toEqual(['configuration', 'rights', 'vehicle', 'version', 'year']);
});

it('a blind order shows the number of its booking as its place in the queue', async () => {
  const list = await server.ask('GET /api/mporder/v1/order/list', { token, query: { size: 50 } });
  const blind = list.items.find(({ kind }) => kind === 'blind')?.orderNo ?? '';
  const body = { fromOrderNo: blind };
  const { benefits } = await server.ask('POST /api/mporder/v1/order/equity/preview', { token, body });
  const certificate = await server.ask('GET /api/mporder/v1/order/blind/certificate', {
    token,
    query: { orderNo: blind },
  });
  expect(benefits.find(({ kind }) => kind === 'priority')?.priorityNumber).toBe(certificate.bookingNo);
});
