import type { EndpointKey } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../testing';
import { InvoiceShop } from './invoice/invoice.fixture';
import { createShop, type Shop } from './order/order.fixture';
import { RefundDesk } from './refund/refund.fixture';

const REFUNDS = 'POST /api/mporder/v1/staff/refunds/export';
const PAYMENTS = 'POST /api/mporder/v1/staff/payments/export';
const INVOICES = 'POST /api/mporder/v1/staff/invoices/export';
const AUDIT = 'GET /api/mpaccount/v1/staff/audit';

let shop: Shop;
let finance: TestPerson;
let auditor: TestPerson;
let operator: TestPerson;
/** Number that a file of each kind has in its first column, and a filter that finds that row alone. */
const known: Record<string, { no: string; filter: object; other: object }> = {};
beforeAll(async () => {
  shop = await createShop();
  const { server } = shop;
  const { person, refund } = await new RefundDesk(shop).inReview();
  const orderNo = await new InvoiceShop(shop).issued(await server.login());
  finance = await server.login({ roles: ['finance'] });
  auditor = await server.login({ roles: ['auditor'] });
  operator = await server.login({ roles: ['operator'] });
  const { items } = await server.ask('GET /api/mporder/v1/staff/payments', {
    token: finance.token,
    query: { number: (await shop.detail(person, refund.order.orderNo)).orderNo },
  });
  const paymentNo = items[0]?.paymentNo ?? '';
  known[REFUNDS] = { no: refund.refundNo, filter: { search: refund.refundNo }, other: { state: 'received' } };
  known[PAYMENTS] = { no: paymentNo, filter: { number: paymentNo }, other: { purpose: 'final' } };
  known[INVOICES] = { no: orderNo, filter: { orderNo }, other: { state: 'returned' } };
});
afterAll(() => shop.close());

const ask = (key: EndpointKey, { token }: TestPerson, body: object) => shop.server.call(key, { token, body });

async function fileOf(key: EndpointKey, person: TestPerson, body: object) {
  const { data } = await ask(key, person, body);
  return shop.server.app.server.inject({ url: (data as unknown as { address: string }).address });
}

const linesOf = async (key: EndpointKey, person: TestPerson, body: object) =>
  (await fileOf(key, person, body)).body.trim().split('\r\n');

describe.each([REFUNDS, PAYMENTS, INVOICES] as const)('%s', (key) => {
  it('gives the filtered rows as a file', async () => {
    const { no, filter, other } = known[key] ?? { no: '', filter: {}, other: {} };
    const file = await fileOf(key, finance, filter);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toBe('private, no-store');
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]?.startsWith(no)).toBe(true);
    const width = (line = '') => line.split(',').length;
    expect(width(lines[1])).toBe(width(lines[0]));
    expect(await linesOf(key, finance, other)).toHaveLength(1);
    expect((await linesOf(key, finance, {})).some((line) => line.startsWith(no))).toBe(true);
  });

  it('masks buyers for the auditor', async () => {
    const { filter } = known[key] ?? { filter: {} };
    const named = (await linesOf(key, finance, filter)).join('');
    expect(named.includes('林夏')).toBe(key !== PAYMENTS);
    expect((await linesOf(key, auditor, filter)).join('')).not.toContain('林夏');
  });

  it('leaves a line in the audit trail', async () => {
    await ask(key, finance, {});
    const { items } = await shop.server.ask(AUDIT, { token: auditor.token, query: { staffId: finance.accountId } });
    expect(items[0]).toMatchObject({ call: key, staffId: finance.accountId });
  });

  it('is for those who see the list, and its address ends', async () => {
    expect((await ask(key, operator, {})).name).toBe('FORBIDDEN');
    expect((await shop.server.call(key, { body: {} })).name).toBe('LOGIN_EXPIRED');
    expect((await ask(key, finance, { state: 'none' })).name).toBe('BAD_INPUT');
    const { data } = await ask(key, finance, {});
    const { address: url } = data as unknown as { address: string };
    const leaver = await shop.server.login({ roles: ['finance'] });
    const late = (await ask(key, leaver, {})).data as unknown as { address: string };
    await shop.server.database.executeSql(`update accounts set roles = '[]'::jsonb where id = $1`, [leaver.accountId]);
    expect((await shop.server.app.server.inject({ url: late.address })).statusCode).toBe(403);
    shop.server.clock.advance(6 * 60_000);
    expect((await shop.server.app.server.inject({ url })).statusCode).toBe(403);
  });
});
