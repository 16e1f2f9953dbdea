import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing';
import { couponDesks } from '../../coupon/coupon.tables';
import { createShop, type Shop } from '../order.fixture';
import { orders } from '../order.tables';

const LIST = 'GET /api/mporder/v1/staff/orders' as const;
const DETAIL = 'GET /api/mporder/v1/staff/order' as const;
const FINAL = 'GET /api/mporder/v1/staff/order/final' as const;
const WAITING = 'GET /api/mporder/v1/staff/orders/waiting' as const;
const FIGURES = 'GET /api/mporder/v1/staff/orders/figures' as const;
const MONEY = 'GET /api/mporder/v1/staff/payments/figures' as const;
const EXPORT = 'POST /api/mporder/v1/staff/orders/export' as const;

let shop: Shop;
let operator: TestPerson;
let finance: TestPerson;
let auditor: TestPerson;
let here: TestPerson;
let elsewhere: TestPerson;
let buyer: TestPerson;
let orderNo: string;
beforeAll(async () => {
  shop = await createShop();
  const { server } = shop;
  operator = await server.login({ roles: ['operator'] });
  finance = await server.login({ roles: ['finance'] });
  auditor = await server.login({ roles: ['auditor'] });
  here = await server.login({ roles: ['consultant'] });
  elsewhere = await server.login({ roles: ['consultant'] });
  buyer = await server.login();
  ({ orderNo } = await shop.paidOrder(buyer));
  const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  await server.database.db.insert(couponDesks).values([
    { accountId: here.accountId, storeId: row?.storeId ?? '' },
    { accountId: elsewhere.accountId, storeId: 'another-store' },
  ]);
});
afterAll(() => shop.close());

const list = async (who: TestPerson, query = {}) => (await shop.server.ask(LIST, { token: who.token, query })).items;

describe('orders for staff', () => {
  it('are refused to visitors, customers and roles without the section', async () => {
    const administrator = await shop.server.login({ roles: ['administrator'] });
    for (const key of [LIST, WAITING] as const) {
      expect((await shop.server.call(key)).name).toBe('LOGIN_EXPIRED');
      expect((await shop.server.call(key, { token: buyer.token })).name).toBe('FORBIDDEN');
      expect((await shop.server.call(key, { token: administrator.token })).name).toBe('FORBIDDEN');
    }
  });

  it('are found by number, phone and the beginning of the name', async () => {
    for (const search of [orderNo, orderNo.toLowerCase(), buyer.mobile, '林夏', '林夏'.slice(0, 2)])
      expect((await list(operator, { search })).map((one) => one.orderNo)).toContain(orderNo);
    for (const search of ['VO999999999999000000', '13700000000', '%%', '夏林'])
      expect(await list(operator, { search })).toEqual([]);
  });

  it('are narrowed by state, kind, model and day', async () => {
    const [order] = await list(operator, { search: orderNo });
    const day = new Date(shop.server.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(order).toMatchObject({ state: 'depositPaid', kind: 'deposit', buyerName: '林夏' });
    const right = { state: 'depositPaid', kind: 'deposit', from: day, to: day };
    expect((await list(operator, right)).length).toBeGreaterThan(0);
    for (const wrong of [{ state: 'delivered' }, { kind: 'blind' }, { modelId: 'YL09X' }, { from: '2030-01-01' }])
      expect(await list(operator, { ...right, ...wrong })).toEqual([]);
    expect((await shop.server.call(LIST, { token: operator.token, query: { from: '2026-02-31' } })).name).toBe(
      'BAD_INPUT',
    );
  });

  it('show a consultant the own store alone', async () => {
    expect((await list(here)).map((one) => one.orderNo)).toContain(orderNo);
    expect(await list(elsewhere)).toEqual([]);
    expect(await list(here, { storeId: 'another-store' })).toEqual([]);
    for (const key of [DETAIL, FINAL]) {
      const call = (who: TestPerson) => shop.server.call(key, { token: who.token, query: { orderNo } });
      expect((await call(here)).code).toBe('000000');
      expect((await call(elsewhere)).name).toBe('NOT_FOUND');
      expect((await call(buyer)).name).toBe('FORBIDDEN');
    }
    const nowhere = await shop.server.login({ roles: ['consultant'] });
    expect(await list(nowhere)).toEqual([]);
  });

  it('show the auditor masked people, who are not found by name or phone', async () => {
    const [order] = await list(auditor, { search: orderNo });
    expect(order?.buyerName).not.toContain('夏');
    expect(await list(auditor, { search: '林夏' })).toEqual([]);
    expect(await list(auditor, { search: buyer.mobile })).toEqual([]);
    const detail = await shop.server.ask(DETAIL, { token: auditor.token, query: { orderNo } });
    expect(detail.isMasked).toBe(true);
    expect(JSON.stringify(detail)).not.toContain('林夏');
    expect(JSON.stringify(detail)).not.toContain(buyer.mobile);
  });

  it('show the final payment as its customer has it', async () => {
    const final = await shop.server.ask(FINAL, { token: finance.token, query: { orderNo } });
    const own = await shop.server.ask('GET /api/mporder/v1/order/final', { token: buyer.token, query: { orderNo } });
    expect(final).toEqual({ ...own, applicationNo: null });
    const missing = { token: finance.token, query: { orderNo: 'VO000000000000000000' } };
    expect((await shop.server.call(FINAL, missing)).name).toBe('NOT_FOUND');
  });

  it('show an order with the view of its customer and who moved it', async () => {
    const detail = await shop.server.ask(DETAIL, { token: finance.token, query: { orderNo } });
    const own = await shop.detail(buyer, orderNo);
    expect(detail.view).toEqual(own);
    expect(detail.customer.accountId).toBe(buyer.accountId);
    expect(detail.history.map(({ who }) => who)).toContain('customer');
    const missing = { token: operator.token, query: { orderNo: 'VO000000000000000000' } };
    expect((await shop.server.call(DETAIL, missing)).name).toBe('NOT_FOUND');
  });
});

describe('figures', () => {
  const span = () => {
    const day = new Date(shop.server.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    return { from: day, to: day };
  };

  it('count what waits, and of a consultant the own store', async () => {
    const count = async (who: TestPerson) =>
      (await shop.server.ask(WAITING, { token: who.token })).states.find(({ state }) => state === 'depositPaid')?.count;
    expect(await count(operator)).toBe(1);
    expect(await count(here)).toBe(1);
    expect(await count(elsewhere)).toBe(0);
  });

  it('count orders and money by day', async () => {
    const figures = await shop.server.ask(FIGURES, { token: operator.token, query: span() });
    expect(figures.days).toEqual([{ day: span().from, made: 1, paid: 1, delivered: 0 }]);
    expect(figures.stages.find(({ state }) => state === 'created')?.count).toBe(1);
    const money = await shop.server.ask(MONEY, { token: finance.token, query: span() });
    expect(money.days).toEqual([{ day: span().from, inFen: 500_000, outFen: 0 }]);
    expect((await shop.server.call(MONEY, { token: operator.token, query: span() })).name).toBe('FORBIDDEN');
  });

  it.each([
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2026-02-02', to: '2026-02-01' },
    { from: '2026-02-30', to: '2026-03-01' },
  ])('refuse the span $from to $to', async (query) => {
    for (const key of [FIGURES, MONEY] as const)
      expect((await shop.server.call(key, { token: (key === MONEY ? finance : operator).token, query })).name).toBe(
        'BAD_INPUT',
      );
  });
});

describe('a file of orders', () => {
  const get = (url: string) => shop.server.app.server.inject({ url });

  it('has the filtered orders, and the auditor masked ones', async () => {
    const { address } = await shop.server.ask(EXPORT, { token: operator.token, body: { state: 'depositPaid' } });
    const file = await get(address);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(orderNo);
    expect(lines[1]).toContain('林夏');
    const masked = await shop.server.ask(EXPORT, { token: auditor.token, body: {} });
    expect((await get(masked.address)).body).not.toContain('林夏');
    const other = await shop.server.ask(EXPORT, { token: elsewhere.token, body: {} });
    expect((await get(other.address)).body.trim().split('\r\n')).toHaveLength(1);
  });

  it('leaves a line in the audit trail with who asked, for what and why', async () => {
    const headers = { 'x-volt-reason': encodeURIComponent('月度对账') };
    await shop.server.ask(EXPORT, { token: finance.token, body: { storeId: 'store-a', state: 'locked' }, headers });
    const trail = { token: auditor.token, query: { staffId: finance.accountId } };
    const { items } = await shop.server.ask('GET /api/mpaccount/v1/staff/audit', trail);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      call: EXPORT,
      subject: { storeId: 'store-a' },
      reason: '月度对账',
      roles: ['finance'],
    });
    expect((await shop.server.call(EXPORT, { token: finance.token, body: { from: '2026-02-31' } })).name).toBe(
      'BAD_INPUT',
    );
    expect((await shop.server.ask('GET /api/mpaccount/v1/staff/audit', trail)).items).toHaveLength(1);
  });

  it('is not there at a false address, after its time, or for who lost the role', async () => {
    expect((await get('/files/exports/orders/none')).statusCode).toBe(403);
    const { address } = await shop.server.ask(EXPORT, { token: operator.token, body: {} });
    shop.server.clock.advance(6 * 60_000);
    expect((await get(address)).statusCode).toBe(403);
    const leaver = await shop.server.login({ roles: ['operator'] });
    const late = await shop.server.ask(EXPORT, { token: leaver.token, body: {} });
    await shop.server.database.executeSql(`update accounts set roles = '[]'::jsonb where id = $1`, [leaver.accountId]);
    expect((await get(late.address)).statusCode).toBe(403);
  });
});
