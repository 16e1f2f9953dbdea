import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedFinance } from './finance';
import { financeSeed } from './finance/demo/finance-seed';
import { FinanceShop } from './finance/finance.fixture';
import { FinalShop } from './order/final/final.fixture';
import { createShop, type Shop } from './order/order.fixture';
import { booksOf, noticeOf, paidReport, postNotice } from './payment/payment.fixture';

let shop: Shop;
let final: FinalShop;
let finance: FinanceShop;
beforeAll(async () => {
  shop = await createShop();
  final = new FinalShop(shop);
  finance = new FinanceShop(shop);
  const { server } = shop;
  await server.database.transaction((db) => seedFinance({ ...server.ctx(), db }, financeSeed(server.clock.now())));
});
afterAll(() => shop.close());

const CALLERS = 40;
const HALF_AN_HOUR_MS = 30 * 60_000;
const now = () => shop.server.clock.now();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function arrived() {
  const person = await shop.server.login();
  const { orderNo, totalFen } = await final.arrivedOrder(person);
  return { person, orderNo, needFen: totalFen - 500_000 };
}

describe('at once', () => {
  it('forty parts of different amounts open one, and reserve no more than it', async () => {
    const { person, orderNo, needFen } = await arrived();
    const answers = await Promise.all(times(CALLERS, (index) => final.open(person, orderNo, needFen - index * 100)));
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    const account = await final.account(person, orderNo);
    expect(account.parts).toHaveLength(1);
    expect(account.cashOpenFen + account.restFen).toBe(needFen);
  });

  it('forty calls for the same part open one', async () => {
    const { person, orderNo } = await arrived();
    const answers = await Promise.all(times(CALLERS, () => final.open(person, orderNo, 500_000)));
    expect(new Set(answers.map(({ name, data }) => `${name} ${data.part}`))).toEqual(new Set(['SUCCESS 1']));
  });

  it('forty copies of the notice of the last part pay it once, and the order is paid in full once', async () => {
    const { person, orderNo, needFen } = await arrived();
    const { payment } = await final.opened(person, orderNo, needFen);
    const notice = noticeOf(paidReport(payment, now()));
    await Promise.all(times(CALLERS, () => postNotice(shop, notice)));
    const { state, paidFen, timeline } = await shop.detail(person, orderNo);
    expect([state, paidFen]).toEqual(['paidInFull', needFen + 500_000]);
    expect(timeline.filter((line) => line.state === 'paidInFull')).toHaveLength(1);
    expect((await booksOf(shop, payment.paymentNo)).refunds).toEqual([]);
  });

  it('a part and the approval of a loan never count for more than the price', async () => {
    for (let round = 0; round < 2; round += 1) {
      const person = await shop.server.login();
      const { orderNo, url } = await finance.opened(person);
      await finance.atDesk(url, { action: 'submit' });
      await shop.server.runJobs();
      await final.setState(person, orderNo, 'arrived');
      const { restFen, totalFen } = await final.account(person, orderNo);
      const { payment } = await final.opened(person, orderNo, restFen - 300_000);
      const notice = noticeOf(paidReport(payment, now()));
      await Promise.all([
        ...times(CALLERS / 2, () => postNotice(shop, notice)),
        ...times(CALLERS / 2, () => final.open(person, orderNo, 300_000)),
        finance.atDesk(url, { action: 'approve' }).then(() => shop.server.runJobs()),
      ]);
      await shop.server.runJobs();
      const account = await final.account(person, orderNo);
      const { depositFen, cashPaidFen, cashOpenFen, loan, restFen: left } = account;
      expect(depositFen + cashPaidFen + cashOpenFen + (loan?.countedFen ?? 0) + left).toBe(totalFen);
      expect((await shop.detail(person, orderNo)).paidFen).toBe(depositFen + cashPaidFen);
      expect(loan?.state).toBe('approved');
    }
  });

  it('a part that is paid after its time goes back once, however often that is told', async () => {
    const { person, orderNo, needFen } = await arrived();
    const { payment } = await final.opened(person, orderNo, 900_000);
    shop.server.clock.advance(HALF_AN_HOUR_MS + 1);
    const notice = noticeOf(paidReport(payment, now()));
    await Promise.all([
      ...times(CALLERS, () => postNotice(shop, notice)),
      final.account(person, orderNo),
      final.open(person, orderNo, 900_000),
    ]);
    await shop.server.runJobs();
    const { payment: row, refunds } = await booksOf(shop, payment.paymentNo);
    expect([row?.isLate, refunds.length]).toEqual([true, 1]);
    const account = await final.account(person, orderNo);
    expect([account.cashPaidFen, account.cashOpenFen + account.restFen]).toEqual([0, needFen]);
  });

  it('cancelling a part and paying it end in one of two ways', async () => {
    const { person, orderNo } = await arrived();
    const { part, payment } = await final.opened(person, orderNo, 900_000);
    const notice = noticeOf(paidReport(payment, now()));
    await Promise.all([...times(CALLERS, () => final.cancel(person, orderNo, part)), postNotice(shop, notice)]);
    await shop.server.runJobs();
    const { refunds } = await booksOf(shop, payment.paymentNo);
    const { cashPaidFen, parts } = await final.account(person, orderNo);
    expect([
      [900_000, 'paid', 0],
      [0, 'cancelled', 1],
    ]).toContainEqual([cashPaidFen, parts[0]?.state, refunds.length]);
  });
});
