import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../testing';
import { couponDesks } from './coupon/coupon.tables';
import { seedFinance } from './finance';
import { financeSeed } from './finance/demo/finance-seed';
import { FinanceShop } from './finance/finance.fixture';
import { FinalShop } from './order/final/final.fixture';
import { noticeOf, paidReport, postNotice } from './payment/payment.fixture';
import { paymentRefunds, payments } from './payment/payment.tables';
import { createTradeShop, type TradeShop } from './trade-in/trade-in.fixture';

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
const WITHDRAW = 'POST /api/mporder/v1/finance/application/withdraw' as const;
const OVER_MS = 31 * 60_000;

type Opened = Awaited<ReturnType<FinalShop['opened']>>;

/** One customer with everything that can happen to a final payment. */
class Story {
  private opened: Opened[] = [];

  constructor(
    readonly person: TestPerson,
    readonly orderNo: string,
    readonly loan: { applicationNo: string; url: string },
    readonly requestId: string,
    readonly staff: { finance: TestPerson; store: TestPerson },
  ) {}

  async open(share: number) {
    const { limits } = await final.account(this.person, this.orderNo);
    if (!limits) return;
    const amountFen = Math.max(limits.minFen, Math.floor((limits.maxFen * share) / 100));
    this.opened.push(await final.opened(this.person, this.orderNo, amountFen));
  }

  /** The money of a part that was opened once, in time or not, told any number of times. */
  async notice(which: number) {
    const one = this.opened[which % Math.max(1, this.opened.length)];
    if (!one) return;
    const notice = noticeOf(
      paidReport(one.payment, final.server.clock.now(), { providerNo: `SB${one.payment.paymentNo}` }),
    );
    await postNotice(trade.shop, notice);
  }

  async cancel() {
    const { parts } = await final.account(this.person, this.orderNo);
    const open = parts.find(({ state }) => state === 'open');
    if (open) await final.cancel(this.person, this.orderNo, open.part);
  }

  expire() {
    final.server.clock.advance(OVER_MS);
  }

  approve() {
    return finance.atDesk(this.loan.url, { action: 'approve' });
  }

  withdraw() {
    return final.server.call(WITHDRAW, { token: this.person.token, body: { orderNo: this.orderNo } });
  }

  bind() {
    return trade.bind(this.person, this.requestId, this.orderNo);
  }

  async payOut() {
    const { loan } = await final.account(this.person, this.orderNo);
    const body = { applicationNo: this.loan.applicationNo, amountFen: Math.max(1, loan?.countedFen ?? 1) };
    await final.server.call(PAY_OUT, { token: this.staff.finance.token, body });
  }

  handOver() {
    return final.server.call(HAND_OVER, { token: this.staff.store.token, body: { orderNo: this.orderNo } });
  }

  /** The account holds together, and agrees with the order and with what providers have taken and given back. */
  async check() {
    const account = await final.account(this.person, this.orderNo);
    const { totalFen, depositFen, couponFen, cashPaidFen, cashOpenFen, restFen, loan, tradeIn } = account;
    const counted = (loan?.countedFen ?? 0) + (tradeIn?.countedFen ?? 0);
    expect(depositFen).toBe(500_000);
    expect(depositFen + couponFen + counted + cashPaidFen + cashOpenFen + restFen).toBe(totalFen);
    const { paidFen, state } = await trade.shop.detail(this.person, this.orderNo);
    expect(paidFen).toBeLessThanOrEqual(totalFen);
    expect(totalFen - paidFen).toBe(account.unsettledFen);
    expect(state === 'paidInFull').toBe(account.unsettledFen === 0);
    const rows = await final.server.database.db.select().from(payments).where(eq(payments.orderNo, this.orderNo));
    const back = await final.server.database.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.orderNo, this.orderNo));
    const taken = rows.filter((row) => row.purpose === 'final' && row.providerNo !== null);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(taken.map(({ amountFen }) => amountFen)) - sum(back.map(({ amountFen }) => amountFen))).toBe(
      cashPaidFen,
    );
  }
}

async function begin(): Promise<Story> {
  const { server } = final;
  const person = await server.login();
  const { requestId } = await trade.accepted(person);
  const { orderNo, application, url } = await finance.opened(person);
  await finance.atDesk(url, { action: 'submit' });
  await server.runJobs();
  await final.setState(person, orderNo, 'arrived');
  const staff = {
    finance: await server.login({ roles: ['finance'] }),
    store: await server.login({ roles: ['consultant'] }),
  };
  const { store } = await trade.shop.detail(person, orderNo);
  await server.database.db
    .insert(couponDesks)
    .values({ accountId: staff.store.accountId, storeId: store?.storeId ?? '' });
  return new Story(person, orderNo, { applicationNo: application.applicationNo, url }, requestId, staff);
}

type Step = (story: Story) => unknown;
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.integer({ min: 1, max: 100 }).map(
      (share): Step =>
        (story) =>
          story.open(share),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.integer({ min: 0, max: 9 }).map(
      (which): Step =>
        (story) =>
          story.notice(which),
    ),
  },
  ...(['cancel', 'expire', 'approve', 'withdraw', 'bind', 'payOut', 'handOver'] as const).map((name) => ({
    weight: 1,
    arbitrary: fc.constant<Step>((story) => story[name]()),
  })),
);

it('whatever happens in whatever order, the account adds up, and no more than the price is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 16 }), async (sequence) => {
      const story = await begin();
      for (const step of sequence) {
        await step(story);
        await final.server.runJobs();
        await story.check();
      }
    }),
    { numRuns: 8 },
  );
}, 240_000);
