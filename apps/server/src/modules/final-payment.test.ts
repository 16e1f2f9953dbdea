import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../testing';
import { couponDesks } from './coupon/coupon.tables';
import { seedFinance } from './finance';
import { financeSeed } from './finance/demo/finance-seed';
import { FinanceShop } from './finance/finance.fixture';
import { FinalShop } from './order/final/final.fixture';
import { booksOf } from './payment/payment.fixture';
import { createTradeShop, OFFER_FEN, type TradeShop } from './trade-in/trade-in.fixture';

let trade: TradeShop;
let final: FinalShop;
let finance: FinanceShop;
beforeAll(async () => {
  trade = await createTradeShop();
  final = new FinalShop(trade.shop);
  finance = new FinanceShop(trade.shop);
  const { server } = trade;
  await server.database.transaction((db) => seedFinance({ ...server.ctx(), db }, financeSeed(server.clock.now())));
});
afterAll(() => trade.close());

const PAY_OUT = 'POST /api/mporder/v1/staff/finance/payOut' as const;
const HAND_OVER = 'POST /api/mporder/v1/staff/tradeIn/handOver' as const;
const PAYMENTS = 'GET /api/mporder/v1/staff/payments' as const;

async function payOut(applicationNo: string, amountFen: number) {
  const staff = await final.server.login({ roles: ['finance'] });
  return final.server.call(PAY_OUT, { token: staff.token, body: { applicationNo, amountFen } });
}

/** An arrived order with a loan that was sent to its lender. */
async function withLoan(person: TestPerson) {
  const { orderNo, application, url } = await finance.opened(person);
  await finance.atDesk(url, { action: 'submit' });
  await final.server.runJobs();
  await final.setState(person, orderNo, 'arrived');
  const approve = async () => {
    await finance.atDesk(url, { action: 'approve' });
    await final.server.runJobs();
  };
  return { orderNo, application, approve };
}

describe('a loan', () => {
  it('is shown under review, counts when approved, and the pay-out ends the final payment', async () => {
    const person = await final.server.login();
    const { orderNo, application, approve } = await withLoan(person);
    const before = await final.account(person, orderNo);
    expect(before).toMatchObject({ state: 'waitingForLoanOrTradeIn', loan: { state: 'review', countedFen: 0 } });
    await approve();
    const account = await final.account(person, orderNo);
    const { loanFen } = application;
    expect(account).toMatchObject({ state: 'due', restFen: before.restFen - loanFen });
    expect(account.loan).toMatchObject({ state: 'approved', countedFen: loanFen });
    await final.pay(person, orderNo, account.restFen);
    expect(await final.account(person, orderNo)).toMatchObject({
      state: 'waitingForLoanOrTradeIn',
      restFen: 0,
      unsettledFen: loanFen,
    });
    expect(await payOut(application.applicationNo, loanFen - 1)).toMatchObject({
      name: 'AMOUNT_DIFFERS',
      data: { amountFen: loanFen },
    });
    expect((await payOut(application.applicationNo, loanFen)).name).toBe('SUCCESS');
    expect((await payOut(application.applicationNo, loanFen)).name).toBe('STATE_CHANGED');
    const done = await final.account(person, orderNo);
    expect(done).toMatchObject({ state: 'paidInFull', orderState: 'paidInFull', unsettledFen: 0 });
    expect(done.loan).toMatchObject({ state: 'paidOut', countedFen: loanFen });
    const withdraw = 'POST /api/mporder/v1/finance/application/withdraw' as const;
    expect((await final.server.call(withdraw, { token: person.token, body: { orderNo } })).name).toBe('STATE_CHANGED');
  });

  it('that is approved after cash sends what is too much back, with a line in the timeline', async () => {
    const person = await final.server.login();
    const { orderNo, application, approve } = await withLoan(person);
    const { restFen } = await final.account(person, orderNo);
    const cashFen = restFen - application.loanFen + 700_000;
    const { payment } = await final.pay(person, orderNo, cashFen);
    await approve();
    const account = await final.account(person, orderNo);
    expect(account).toMatchObject({ cashPaidFen: cashFen - 700_000, restFen: 0 });
    expect(account.parts).toMatchObject([{ amountFen: cashFen, returnedFen: 700_000 }]);
    const { refunds } = await booksOf(trade.shop, payment.paymentNo);
    expect(refunds).toMatchObject([{ amountFen: 700_000, state: 'done' }]);
    const { timeline, paidFen } = await trade.shop.detail(person, orderNo);
    expect(paidFen).toBe(500_000 + cashFen - 700_000);
    expect(timeline.some(({ note }) => note.includes('7,000') && note.includes('原路退回'))).toBe(true);
  });

  it('that covers the open part cancels it', async () => {
    const person = await final.server.login();
    const { orderNo, approve } = await withLoan(person);
    const { restFen } = await final.account(person, orderNo);
    await final.opened(person, orderNo, restFen);
    await approve();
    const account = await final.account(person, orderNo);
    expect(account.parts).toMatchObject([{ state: 'cancelled' }]);
    expect(account).toMatchObject({ state: 'due', cashOpenFen: 0 });
  });

  it('of nobody, or not approved, cannot be paid out', async () => {
    const person = await final.server.login();
    const { application } = await withLoan(person);
    expect((await payOut(application.applicationNo, application.loanFen)).name).toBe('STATE_CHANGED');
    expect((await payOut('VF000000', 1)).name).toBe('NOT_FOUND');
  });
});

describe('an old car', () => {
  it('counts when agreed, and is booked when its store takes it over', async () => {
    const person = await final.server.login();
    const { orderNo } = await final.arrivedOrder(person);
    const { restFen } = await final.account(person, orderNo);
    const { requestId } = await trade.accepted(person);
    expect((await final.account(person, orderNo)).tradeIn).toMatchObject({ state: 'review', countedFen: 0 });
    expect((await trade.bind(person, requestId, orderNo)).name).toBe('SUCCESS');
    const account = await final.account(person, orderNo);
    expect(account).toMatchObject({
      restFen: restFen - OFFER_FEN,
      tradeIn: { state: 'agreed', countedFen: OFFER_FEN },
    });
    const { store } = await trade.shop.detail(person, orderNo);
    const [here, elsewhere] = [await consultant(store?.storeId ?? ''), await consultant('hz-qianjiang')];
    const body = { orderNo };
    expect((await final.server.call(HAND_OVER, { token: elsewhere.token, body })).name).toBe('FORBIDDEN');
    expect((await final.server.call(HAND_OVER, { token: here.token, body })).name).toBe('SUCCESS');
    expect((await final.server.call(HAND_OVER, { token: here.token, body })).name).toBe('STATE_CHANGED');
    expect((await final.account(person, orderNo)).tradeIn).toMatchObject({
      state: 'handedOver',
      countedFen: OFFER_FEN,
    });
    await final.pay(person, orderNo, restFen - OFFER_FEN);
    expect(await trade.shop.state(person, orderNo)).toBe('paidInFull');
  });
});

async function consultant(storeId: string): Promise<TestPerson> {
  const staff = await final.server.login({ roles: ['consultant'] });
  await final.server.database.db.insert(couponDesks).values({ accountId: staff.accountId, storeId });
  return staff;
}

describe('a loan and an old car', () => {
  it('the loan is paid out as the account counts it, also after the old car was taken over', async () => {
    const person = await final.server.login();
    const { requestId } = await trade.accepted(person);
    const { orderNo, application, approve } = await withLoan(person);
    await approve();
    await trade.bind(person, requestId, orderNo);
    const { store } = await trade.shop.detail(person, orderNo);
    const clerk = await consultant(store?.storeId ?? '');
    await final.server.ask(HAND_OVER, { token: clerk.token, body: { orderNo } });
    const { loan, tradeIn } = await final.account(person, orderNo);
    expect(tradeIn?.state).toBe('handedOver');
    expect(loan?.countedFen).toBeGreaterThan(0);
    expect((await payOut(application.applicationNo, loan?.countedFen ?? 0)).name).toBe('SUCCESS');
    expect((await final.account(person, orderNo)).loan?.state).toBe('paidOut');
  });
});

describe('staff', () => {
  it('find payments by state, purpose, day and number, with what went back', async () => {
    const person = await final.server.login();
    const { orderNo } = await final.arrivedOrder(person);
    const { payment } = await final.pay(person, orderNo, 300_000);
    const { token } = await final.server.login({ roles: ['finance'] });
    const find = async (query: Record<string, string>) =>
      (await final.server.ask(PAYMENTS, { token, query })).items.map(({ paymentNo }) => paymentNo);
    expect(await find({ number: payment.paymentNo })).toEqual([payment.paymentNo]);
    expect(await find({ number: orderNo })).toHaveLength(2);
    expect(await find({ number: orderNo, purpose: 'final', state: 'paid', method: 'sandbox' })).toEqual([
      payment.paymentNo,
    ]);
    expect(await find({ number: orderNo, purpose: 'final', state: 'refunded' })).toEqual([]);
    expect(await find({ number: orderNo, day: '2020-02-29' })).toEqual([]);
    expect(await find({ number: 'VO00000000' })).toEqual([]);
    expect((await final.server.call(PAYMENTS, { token, query: { day: '2020-02-30' } })).name).toBe('BAD_INPUT');
  });

  it('look at an incident, which is new again when it is seen again', async () => {
    const list = 'GET /api/mporder/v1/staff/payments/incidents' as const;
    const look = 'POST /api/mporder/v1/staff/payments/incident/look' as const;
    const { token } = await final.server.login({ roles: ['finance'] });
    const { reportIncident } = await import('./payment/report-incident');
    const incident = {
      method: 'sandbox',
      kind: 'amountDiffers' as const,
      subject: 'VPTEST1',
      detail: { expectedFen: 1 },
    };
    await reportIncident(final.server.ctx(), incident);
    const news = async () => (await final.server.ask(list, { token, query: { only: 'new' } })).items;
    const incidentId = 'sandbox.amountDiffers.VPTEST1';
    expect(await news()).toMatchObject([{ incidentId, isNew: true, seenCount: 1, lookedAt: null }]);
    expect((await final.server.call(look, { token, body: { incidentId } })).name).toBe('SUCCESS');
    expect(await news()).toEqual([]);
    final.server.clock.advance(1000);
    await reportIncident(final.server.ctx(), incident);
    expect(await news()).toMatchObject([{ incidentId, isNew: true, seenCount: 2 }]);
    const missing = { incidentId: 'sandbox.forged.none' };
    expect((await final.server.call(look, { token, body: missing })).name).toBe('NOT_FOUND');
  });
});
