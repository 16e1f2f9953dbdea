import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../modules/order/order.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const open = (url: string) => shop.server.app.server.inject({ method: 'GET', url });

async function cashier() {
  const person = await shop.server.login();
  const order = await shop.order(person);
  const { call } = await shop.pay(person, order);
  return { person, order, url: call.kind === 'redirect' ? call.url : '' };
}

describe('where the customer is sent', () => {
  it.each(['APP', 'HarmonyOS'])(
    'inside the native app (%s) the app is given the cashier, and its payment is paid',
    async (platform) => {
      const mobile = `1390000${platform === 'APP' ? '1001' : '1002'}`;
      const order = await shop.order(await shop.server.login({ mobile }));
      const { token } = await shop.server.login({ mobile, platform });
      const call = { token, headers: { 'x-volt-platform': platform } };
      const body = { orderNo: order.orderNo, method: 'sandbox', amountFen: order.dueFen };
      const made = await shop.server.ask('POST /api/mporder/v1/pay/create', { ...call, body });
      const params = 'params' in made.call ? made.call.params : {};
      expect(made.call.kind).toBe('native');
      expect(params.provider).toBe('sandbox');
      expect(params.cashier).toMatch(/^\/sandbox\/cashier\/\w+\?key=[\w-]+$/);
      expect(await shop.atCashier(params.cashier ?? '', { action: 'pay' })).toMatchObject({ state: 'paid' });
      await shop.server.runJobs();
      const query = { orderNo: order.orderNo };
      const { state } = await shop.server.ask('GET /api/mporder/v1/order/detail', { ...call, query });
      expect(state).toBe('depositPaid');
    },
  );
});

describe('the cashier page', () => {
  it('shows merchant, amount, number and the time that is left, without inline script', async () => {
    const { order, url } = await cashier();
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('5,000.00');
    expect(page.body).toContain(order.orderNo);
    expect(page.body).toContain(`data-return-path="/pagesOrder/pay/result?orderNo=${order.orderNo}"`);
    expect(page.body).toContain(`data-ends-in-ms="${30 * 60_000}"`);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  });

  it('brings its own script and style', async () => {
    expect((await open('/sandbox/cashier.js')).headers['content-type']).toContain('text/javascript');
    expect((await open('/sandbox/cashier.css')).headers['content-type']).toContain('text/css');
  });

  it('is not shown, and does nothing, without its key', async () => {
    const { person, order, url } = await cashier();
    const [path = ''] = url.split('?');
    for (const address of [path, `${path}?key=`, `${path}?key=wrong`, '/sandbox/cashier/VP1?key=x']) {
      expect((await open(address)).statusCode).toBe(404);
    }
    expect(await shop.atCashier(`${path}?key=wrong`, { action: 'pay' })).toMatchObject({ state: 'unknown' });
    expect(await shop.atCashier(url, { action: 'steal' })).toMatchObject({ state: 'unknown' });
    expect(await shop.atCashier(url, { action: 'fail', reason: '<b>' })).toMatchObject({ state: 'unknown' });
    expect(await shop.state(person, order.orderNo)).toBe('created');
  });

  it('takes money once: a second tab sees that it is paid', async () => {
    const { url } = await cashier();
    expect(await shop.atCashier(url, { action: 'pay' })).toMatchObject({ state: 'paid' });
    expect(await shop.atCashier(url, { action: 'fail', reason: '银行卡已过期' })).toMatchObject({ state: 'paid' });
    expect((await open(url)).body).toContain('data-state="paid"');
  });

  it('is closed when the time to pay is over', async () => {
    const { url, order } = await cashier();
    shop.server.clock.set((order.expiresAt ?? 0) + 1);
    expect((await open(url)).body).toContain('data-state="closed"');
    expect(await shop.atCashier(url, { action: 'pay' })).toMatchObject({ state: 'closed' });
  });

  it('does not exist in production without the demo', async () => {
    const production = await createShop({ isDemo: false });
    const person = await production.server.login();
    const order = await production.order(person);
    const body = { orderNo: order.orderNo, method: 'sandbox', amountFen: order.dueFen };
    expect((await production.server.call('POST /api/mporder/v1/pay/create', { token: person.token, body })).name).toBe(
      'BAD_INPUT',
    );
    const page = await production.server.app.server.inject({ method: 'GET', url: '/sandbox/cashier.js' });
    expect(page.statusCode).toBe(404);
    await production.close();
  });
});
