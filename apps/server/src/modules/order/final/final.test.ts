import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksOf, noticeOf, paidReport, postNotice } from '../../payment/payment.fixture';
import { createShop, type Shop } from '../order.fixture';
import { FinalShop } from './final.fixture';

let shop: Shop;
let final: FinalShop;
beforeAll(async () => {
  shop = await createShop();
  final = new FinalShop(shop);
});
afterAll(() => shop.close());

const HALF_AN_HOUR_MS = 30 * 60_000;
const PAYABLE = 'GET /api/mporder/v1/pay/payable' as const;
const STATE = 'GET /api/mporder/v1/pay/state' as const;
const now = () => shop.server.clock.now();

async function arrived() {
  const person = await shop.server.login();
  const { orderNo, totalFen } = await final.arrivedOrder(person);
  return { person, orderNo, needFen: totalFen - 500_000 };
}

describe('the account', () => {
  it('is not due before the car arrives, and no part can be made then', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.paidOrder(person);
    const account = await final.account(person, orderNo);
    expect(account).toMatchObject({ state: 'notDue', totalFen, depositFen: 500_000, restFen: totalFen - 500_000 });
    expect(account.limits).toBeNull();
    expect((await final.open(person, orderNo, 500_000)).name).toBe('STATE_CHANGED');
  });

  it('names the subsidy that the price has already', async () => {
    const { person, orderNo } = await arrived();
    const { subsidies } = await final.account(person, orderNo);
    const { lines } = await shop.detail(person, orderNo);
    const told = lines.filter(({ kind }) => kind === 'personalSubsidy').map(({ amountFen }) => -amountFen);
    expect(subsidies.map(({ amountFen }) => amountFen)).toEqual(told);
  });

  it("is nobody else's", async () => {
    const { orderNo } = await arrived();
    const other = await shop.server.login();
    const query = { orderNo };
    expect((await shop.server.call('GET /api/mporder/v1/order/final', { token: other.token, query })).name).toBe(
      'NOT_FOUND',
    );
    expect((await final.open(other, orderNo, 500_000)).name).toBe('NOT_FOUND');
    expect((await final.cancel(other, orderNo, 1)).name).toBe('NOT_FOUND');
  });
});

describe('a cash part', () => {
  it('is at least 1000 yuan, at most the rest, and the open one comes back for the same amount', async () => {
    const { person, orderNo, needFen } = await arrived();
    for (const amountFen of [1, 99_999, needFen + 1])
      expect(await final.open(person, orderNo, amountFen)).toMatchObject({
        name: 'AMOUNT_DIFFERS',
        data: { minFen: 100_000, maxFen: needFen },
      });
    const [first, second] = [await final.open(person, orderNo, 100_000), await final.open(person, orderNo, 100_000)];
    expect([first.data.part, second.data.part]).toEqual([1, 1]);
    expect(await final.open(person, orderNo, 200_000)).toMatchObject({ name: 'STATE_CHANGED', data: { part: 1 } });
    const account = await final.account(person, orderNo);
    expect(account).toMatchObject({ state: 'partlyPaid', cashOpenFen: 100_000, restFen: needFen - 100_000 });
  });

  it('leaves a rest below 1000 yuan to one go', async () => {
    const { person, orderNo, needFen } = await arrived();
    await final.pay(person, orderNo, needFen - 60_000);
    expect((await final.account(person, orderNo)).limits).toEqual({ minFen: 60_000, maxFen: 60_000 });
    expect((await final.open(person, orderNo, 50_000)).name).toBe('AMOUNT_DIFFERS');
    await final.pay(person, orderNo, 60_000);
    expect(await final.account(person, orderNo)).toMatchObject({ state: 'paidInFull', restFen: 0, unsettledFen: 0 });
  });

  it('is paid at the cashier by its number, and the last one makes the order paid in full', async () => {
    const { person, orderNo, needFen } = await arrived();
    const { part, payment, url } = await final.opened(person, orderNo, 1_000_000);
    const { token } = person;
    const payable = await shop.server.ask(PAYABLE, { token, query: { orderNo, part } });
    expect(payable).toMatchObject({ purpose: 'final', amountFen: 1_000_000, state: 'payable' });
    expect(payable.title).toContain('尾款');
    await shop.atCashier(url, { action: 'pay' });
    await shop.server.runJobs();
    const result = await shop.server.ask(STATE, { token, query: { orderNo, part } });
    expect(result.payment).toMatchObject({ paymentNo: payment.paymentNo, state: 'paid', purpose: 'final' });
    expect(result.part).toMatchObject({ part, state: 'paid', amountFen: 1_000_000 });
    expect(await shop.state(person, orderNo)).toBe('arrived');
    const account = await final.account(person, orderNo);
    expect(account).toMatchObject({ state: 'partlyPaid', cashPaidFen: 1_000_000, depositFen: 500_000 });
    expect(account.parts).toMatchObject([{ part: 1, state: 'paid', method: 'sandbox' }]);
    await final.pay(person, orderNo, needFen - 1_000_000);
    const detail = await shop.detail(person, orderNo);
    expect(detail).toMatchObject({ state: 'paidInFull', paidFen: needFen + 500_000 });
    expect(detail.timeline.filter(({ state }) => state === 'paidInFull')).toHaveLength(1);
    expect((await final.open(person, orderNo, 100_000)).name).toBe('STATE_CHANGED');
  });

  it('refuses an amount that the customer did not see, and a part that does not exist', async () => {
    const { person, orderNo } = await arrived();
    const { part } = await final.opened(person, orderNo, 300_000);
    expect(await final.create(person, orderNo, part, 200_000)).toMatchObject({
      name: 'AMOUNT_DIFFERS',
      data: { amountFen: 300_000 },
    });
    expect((await final.create(person, orderNo, 9, 300_000)).name).toBe('NOT_FOUND');
  });

  it('frees its amount when it is cancelled; money that comes all the same goes back', async () => {
    const { person, orderNo, needFen } = await arrived();
    const { part, payment } = await final.opened(person, orderNo, 300_000);
    expect((await final.cancel(person, orderNo, part)).name).toBe('SUCCESS');
    expect((await final.cancel(person, orderNo, part)).name).toBe('STATE_CHANGED');
    expect(await final.account(person, orderNo)).toMatchObject({ state: 'due', cashOpenFen: 0, restFen: needFen });
    expect((await final.create(person, orderNo, part, 300_000)).name).toBe('STATE_CHANGED');
    await postNotice(shop, noticeOf(paidReport(payment, now())));
    await shop.server.runJobs();
    const { payment: row, refunds } = await booksOf(shop, payment.paymentNo);
    expect([row?.isLate, refunds.length]).toEqual([true, 1]);
    expect(await final.account(person, orderNo)).toMatchObject({ cashPaidFen: 0, restFen: needFen });
  });

  it('expires after 30 minutes; what was paid later goes back, with a line in the timeline', async () => {
    const { person, orderNo, needFen } = await arrived();
    const { part, payment } = await final.opened(person, orderNo, 300_000);
    shop.server.clock.advance(HALF_AN_HOUR_MS + 1);
    expect(await final.account(person, orderNo)).toMatchObject({ state: 'due', restFen: needFen });
    expect((await final.create(person, orderNo, part, 300_000)).name).toBe('ORDER_EXPIRED');
    expect((await final.cancel(person, orderNo, part)).name).toBe('ORDER_EXPIRED');
    await postNotice(shop, noticeOf(paidReport(payment, now())));
    await shop.server.runJobs();
    expect((await booksOf(shop, payment.paymentNo)).refunds).toHaveLength(1);
    const { timeline } = await shop.detail(person, orderNo);
    expect(timeline.some(({ note }) => note.includes('原路退回'))).toBe(true);
  });

  it('counts when the money was taken in time, although the notice comes later', async () => {
    const { person, orderNo } = await arrived();
    const { payment } = await final.opened(person, orderNo, 300_000);
    const takenAt = now() + HALF_AN_HOUR_MS - 1000;
    shop.server.clock.advance(HALF_AN_HOUR_MS + 1);
    await postNotice(shop, noticeOf(paidReport(payment, takenAt)));
    expect(await final.account(person, orderNo)).toMatchObject({ cashPaidFen: 300_000 });
  });

  it('is not paid by the payment of an earlier part of the same amount', async () => {
    const { person, orderNo } = await arrived();
    const first = await final.opened(person, orderNo, 300_000);
    await final.cancel(person, orderNo, first.part);
    const second = await final.opened(person, orderNo, 300_000);
    expect(second.payment.paymentNo).not.toBe(first.payment.paymentNo);
    await shop.server.runJobs();
    const { token } = person;
    const query = { orderNo, part: second.part };
    expect((await shop.server.ask(PAYABLE, { token, query })).state).toBe('payable');
    await shop.atCashier(second.url, { action: 'pay' });
    await shop.server.runJobs();
    expect(await final.account(person, orderNo)).toMatchObject({ cashPaidFen: 300_000 });
  });
});

it('an order with an open part is among those that wait for a payment', async () => {
  const { person, orderNo } = await arrived();
  await final.open(person, orderNo, 300_000);
  const query = { tab: 'unpaid' as const };
  const { items } = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token, query });
  expect(items).toMatchObject([{ orderNo, dueFen: 300_000, actions: expect.arrayContaining(['payFinal']) }]);
});
