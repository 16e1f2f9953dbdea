import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestPerson } from '../../testing';
import { createShop, type Shop } from '../order/order.fixture';
import { account } from '.';

const SHOW = 'GET /api/mpaccount/v1/account/cancellation' as const;
const CANCEL = 'POST /api/appuser/v1/user/cancel' as const;
const WITHDRAW = 'POST /api/mpaccount/v1/account/cancellation/withdraw' as const;
const RECEIPT = 'GET /api/mpaccount/v1/account/pub/cancellation/receipt' as const;
const INFO = 'GET /api/appuser/v1/user/info' as const;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ captchaAfter: 1000 });
});
afterAll(() => shop.close());

async function request(person: TestPerson, body: object = {}) {
  shop.server.clock.advance(61_000);
  const query = { mobile: person.mobile, scene: 'cancel' };
  await shop.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query });
  const code = shop.server.sms.lastCode?.(person.mobile) ?? '';
  return shop.server.call(CANCEL, { token: person.token, body: { code, ...body } });
}
const show = (person: TestPerson) => shop.server.ask(SHOW, { token: person.token });
const openOf = ({ checks }: Awaited<ReturnType<typeof show>>, key: string) =>
  checks.find((check) => check.key === key)?.openCount;
const cancelOrder = (person: TestPerson, orderNo: string) =>
  shop.server.ask('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } });
const stateOf = async (person: TestPerson) => (await shop.server.call(INFO, { token: person.token })).code;

describe('before a cancellation', () => {
  it('everybody sees what they would lose, what has to end first, and the reasons to choose from', async () => {
    const person = await shop.server.login();
    const before = await show(person);
    expect(before).toMatchObject({ state: 'possible', requestedAt: null });
    expect(before.losses.map(({ key }) => key)).toEqual(['points', 'growth', 'kr', 'coupons', 'posts', 'orders']);
    expect(before.reasons.map(({ title }) => title)).toContain('不再使用');
    expect(openOf(before, 'openOrders')).toBe(0);
    await shop.order(person);
    const after = await show(person);
    expect(openOf(after, 'openOrders')).toBe(1);
    expect(after.losses.find(({ key }) => key === 'orders')?.count).toBe(1);
  });
});

describe('a request with open orders', () => {
  it('waits, can be withdrawn, and then nothing happens when the orders end', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    expect((await request(person)).name).toBe('OPEN_ORDERS');
    expect((await request(person, { mayWait: true, reason: 'privacy' })).data).toEqual({
      ok: true,
      state: 'waiting',
      receipt: null,
    });
    expect(await show(person)).toMatchObject({ state: 'waiting', requestedAt: shop.server.clock.now() });
    expect((await shop.server.call(WITHDRAW, { token: person.token })).name).toBe('SUCCESS');
    expect((await shop.server.call(WITHDRAW, { token: person.token })).name).toBe('STATE_CHANGED');
    expect((await show(person)).state).toBe('possible');
    await cancelOrder(person, orderNo);
    await shop.server.runJobs();
    expect(await stateOf(person)).toBe('000000');
  });

  it('closes the account by itself once the last of them has ended', async () => {
    const person = await shop.server.login();
    const [first, second] = [await shop.order(person), await shop.order(person)];
    await request(person, { mayWait: true });
    await cancelOrder(person, first.orderNo);
    await shop.server.runJobs();
    expect(await stateOf(person)).toBe('000000');
    await cancelOrder(person, second.orderNo);
    await shop.server.runJobs();
    expect(await stateOf(person)).toBe('4010202');
    expect((await shop.server.login({ mobile: person.mobile })).accountId).not.toBe(person.accountId);
  });

  it('is also found by upkeep, for orders that end without an event', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    await request(person, { mayWait: true });
    await shop.server.database.executeSql(`update orders set state = 'delivered' where order_no = $1`, [orderNo]);
    await runUpkeep(shop.server.app.services, [account]);
    expect(await stateOf(person)).toBe('4010202');
  });
});

describe('a request without open orders', () => {
  it('closes the account at once, and its receipt shows when the data is erased', async () => {
    const person = await shop.server.login();
    const { data } = await request(person, { mayWait: true, reason: 'unused' });
    expect(data.state).toBe('requested');
    const closedAt = shop.server.clock.now();
    const query = { receipt: data.receipt ?? '' };
    const eraseBy = closedAt + 86_400_000;
    expect(await shop.server.ask(RECEIPT, { query })).toEqual({
      state: 'requested',
      closedAt,
      eraseBy,
      erasedAt: null,
    });
    expect(await stateOf(person)).toBe('4010202');
    await shop.server.runJobs();
    shop.server.clock.advance(2 * 60_000);
    await shop.server.runJobs();
    const erasedAt = shop.server.clock.now();
    expect(await shop.server.ask(RECEIPT, { query })).toEqual({ state: 'done', closedAt, eraseBy, erasedAt });
  });

  it('has a receipt that nobody can guess', async () => {
    expect((await shop.server.call(RECEIPT, { query: { receipt: 'a'.repeat(32) } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(RECEIPT, { query: { receipt: 'short' } })).name).toBe('BAD_INPUT');
  });

  it('is not called erased while a module still has to', async () => {
    const person = await shop.server.login();
    const { data } = await request(person, { mayWait: true });
    await shop.server.database.executeSql(
      `update jobs.job set state = 'failed' where data->'payload'->>'accountId' = $1 and data->>'handler' like '%forgetPrivacy'`,
      [person.accountId],
    );
    shop.server.clock.advance(2 * 60_000);
    await shop.server.runJobs();
    expect((await shop.server.ask(RECEIPT, { query: { receipt: data.receipt ?? '' } })).state).toBe('requested');
  });
});
