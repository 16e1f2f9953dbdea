import { PAYMENT_HOLD_MS, selfLockAtMs } from '@voltfront/rules/order/order-constants';
import { ORDER_MOVES, type OrderActor, type OrderEvent, type OrderState } from '@voltfront/rules/order/order-moves';
import { expect } from 'vitest';
import type { OrderStory } from './order-story.fixture';

/** Rows about one order, as stored. */
interface Books {
  order: {
    state: OrderState;
    kind: string;
    total_fen: number;
    paid_fen: number;
    due_fen: number;
    history_count: number;
    created_at: string;
    deposit_paid_at: string | null;
    adjustments: { source: string; code: string }[];
    conversion: { adjustments?: { source: string; code: string }[] } | null;
    insurance_chosen_at: string | null;
    inspection_confirmed_at: string | null;
  };
  history: { sequence: number; state: OrderState; who: OrderActor; at: string }[];
  payments: Payment[];
  refunds: { refund_no: string; payment_no: string; amount_fen: number; state: string; channel: string }[];
  bank: { payment_no: string; state: string; amount_fen: number; provider_no: string | null; refunded_fen: number }[];
  bankRefunds: { refund_no: string; payment_no: string; amount_fen: number; is_done: boolean }[];
  parts: { state: string; amount_fen: number; returned_fen: number; payment_no: string | null }[];
  requests: { state: string; amount_fen: number; parts: { paymentNo: string; state: string }[] }[];
  papers: { invoice_no: string; amount_fen: number; cancelled_at: string | null }[];
  coupons: { id: string; state: string; order_no: string | null }[];
  failedJobs: { handler: string; output: unknown }[];
}

interface Payment {
  payment_no: string;
  state: string;
  purpose: string;
  amount_fen: number;
  is_late: boolean;
  provider_no: string | null;
}

const rowsOf = (table: string, order = '1') =>
  `(select coalesce(json_agg(t order by ${order}), '[]') from ${table} t where order_no = $1)`;

const READ = `select (select row_to_json(t) from orders t where order_no = $1) as order,
  ${rowsOf('order_history', 'sequence')} as history,
  ${rowsOf('payments', 'payment_no')} as payments,
  ${rowsOf('payment_refunds', 'refund_no')} as refunds,
  ${rowsOf('sandbox_payments', 'payment_no')} as bank,
  (select coalesce(json_agg(t), '[]') from sandbox_refunds t
    where payment_no in (select payment_no from sandbox_payments where order_no = $1)) as "bankRefunds",
  ${rowsOf('order_final_parts', 'part')} as parts,
  ${rowsOf('refund_requests', 'refund_no')} as requests,
  ${rowsOf('invoice_papers', 'attempt')} as papers,
  (select coalesce(json_agg(t), '[]') from coupon_coupons t where account_id = $2) as coupons,
  (select coalesce(json_agg(json_build_object('handler', t.data->>'handler', 'output', t.output)), '[]')
    from jobs.job t where t.state in ('retry', 'failed')) as "failedJobs"`;

const isLate = (payments: readonly Payment[], paymentNo: string): boolean =>
  payments.some(({ payment_no, is_late }) => payment_no === paymentNo && is_late);

const sumOf = <T>(rows: readonly T[], amount: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/**
 * Jobs that close payments at the provider. An outage that lasts longer than their retries ends them; whoever asks about the
 * payment again closes it then.
 */
const DONE_BY_ASKING_AGAIN = [
  'event:FinalPartClosed/closePartPayments',
  'event:OrderExpired/closeOpenPayments',
  'event:OrderCancelled/closeOpenPayments',
];

/** Running refunds: their order is `refunding`. */
const RUNNING = ['inReview', 'approved', 'sending', 'failed'];
const BEFORE_LOCK: readonly OrderState[] = ['created', 'intentionPaid', 'depositPaid', 'refunding'];
const ENDED_WITHOUT_CAR: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];
const AT_OR_AFTER_FULL: readonly OrderState[] = ['paidInFull', 'delivered'];
/** States of a payment whose money the shop has noted. */
const TAKEN = ['paid', 'paidLate', 'refunding', 'refunded'];

/** What a step was allowed to do to the order. */
export interface Step {
  /** The move that it makes itself, when it makes one. */
  own: OrderEvent | undefined;
  /** Whether the shop said that it was done; null for what is no request. */
  isDone: boolean | null;
}

/** The books of one order, checked after each step against the tables of states, the model of its money, and the provider. */
export class OrderBooks {
  private seen = 0;
  private last: OrderState = 'created';

  constructor(private readonly story: OrderStory) {}

  get state(): OrderState {
    return this.last;
  }

  private async read(): Promise<Books> {
    const { world, orderNo, person } = this.story;
    const [books] = await world.sql<Books>(READ, [orderNo, person.accountId]);
    if (!books) throw new TypeError('no order');
    return books;
  }

  /** Everything that holds at any time. */
  async check(step: Step): Promise<void> {
    const books = await this.read();
    this.checkMoves(books, step);
    this.checkMoney(books);
    this.checkBank(books);
    this.checkCoupon(books);
    checkPapers(books);
    if (books.order.state === 'arrived') await this.checkAccount();
  }

  /** What holds besides once nothing is under way any more. */
  async checkAtRest(): Promise<void> {
    await this.check({ own: undefined, isDone: null });
    const { order, payments, refunds, bank, bankRefunds, requests, failedJobs } = await this.read();
    const lost = failedJobs.filter(({ handler }) => !DONE_BY_ASKING_AGAIN.includes(handler));
    expect(lost, 'jobs that failed').toEqual([]);
    expect(payments.filter(({ state }) => ['created', 'pending'].includes(state))).toEqual([]);
    const taken = bank.filter(({ state }) => state === 'paid');
    expect(payments.filter(({ provider_no }) => provider_no !== null).length, 'payments that the bank took').toBe(
      taken.length,
    );
    expect(bank.filter(({ state }) => state === 'late')).toEqual([]);
    const byBank = refunds.filter(({ channel, state }) => channel === 'bank' && state === 'done');
    const { loanFen, oldCarFen } = this.story.others;
    const keptFen =
      sumOf(taken, ({ amount_fen }) => amount_fen) -
      sumOf(bankRefunds, ({ amount_fen }) => amount_fen) -
      sumOf(byBank, ({ amount_fen }) => amount_fen);
    // Of a running refund the order counts its money until all of it went back; late money it never counts.
    const isRefunding = order.state === 'refunding';
    const back = refunds.filter(({ state, payment_no }) => state === 'done' && !isLate(payments, payment_no));
    const owed = isRefunding ? refunds.filter(({ payment_no }) => isLate(payments, payment_no)) : refunds;
    const waitingFen = sumOf(owed, ({ state, amount_fen }) => (state === 'done' ? 0 : amount_fen));
    const halfBackFen = isRefunding ? sumOf(back, ({ amount_fen }) => amount_fen) : 0;
    expect(keptFen + halfBackFen - waitingFen, 'money kept').toBe(order.paid_fen - loanFen - oldCarFen);
    expect(requests.filter(({ state }) => state === 'approved')).toEqual([]);
  }

  /** History and state follow each other by the table, and each move has its cause. */
  private checkMoves({ order, history, requests, payments }: Books, { own, isDone }: Step): void {
    expect(history.map(({ sequence }) => sequence)).toEqual(history.map((_, index) => index + 1));
    expect(order.history_count).toBe(history.length);
    expect(history.at(-1)?.state).toBe(order.state);
    const made: OrderEvent[] = [];
    const isFirst = this.seen === 0;
    for (const line of history.slice(this.seen)) {
      if (this.seen > 0 && line.state !== this.last) made.push(this.eventOf(order, line));
      this.seen = line.sequence;
      this.last = line.state;
    }
    const ownMoves = made.filter((event) => !SYSTEM_EVENTS.includes(event) || event === own);
    const isMoved = own !== undefined && isDone === true && !(own === 'cancel' && made.length === 0);
    if (!isFirst) expect(ownMoves, 'moves of this step').toEqual(isMoved ? [own] : []);
    const running = requests.filter(({ state }) => RUNNING.includes(state));
    expect(running.length, 'running refunds').toBe(order.state === 'refunding' ? 1 : 0);
    if (order.state === 'refunded') expect(order.paid_fen).toBe(0);
    if (order.state === 'created') expect(payments.filter(({ state }) => state === 'paid')).toEqual([]);
    if (order.state === 'delivered')
      expect([order.insurance_chosen_at, order.inspection_confirmed_at]).not.toContain(null);
  }

  private eventOf(order: Books['order'], line: Books['history'][number]): OrderEvent {
    const move = ORDER_MOVES.find(
      ({ from, to, who }) => from === this.last && to === line.state && who.includes(line.who),
    );
    if (!move) throw new TypeError(`${this.last} became ${line.state} by ${line.who}, which no move allows`);
    const at = Date.parse(line.at);
    if (move.event === 'lock' && line.who === 'system')
      throw new TypeError('a lock by the system is no move of the customer');
    if (move.event === 'selfLock')
      expect(at).toBeGreaterThanOrEqual(selfLockAtMs(Date.parse(order.deposit_paid_at ?? '')));
    if (move.event === 'expire') expect(at).toBeGreaterThan(Date.parse(order.created_at) + PAYMENT_HOLD_MS);
    return move.event;
  }

  /** The order's money is that of its payments and of what came from elsewhere, and never more than its price. */
  private checkMoney({ order, payments, refunds, parts }: Books): void {
    const { loanFen, oldCarFen } = this.story.others;
    const isRefunding = order.state === 'refunding';
    const countedFen = sumOf(payments, ({ payment_no, state, purpose, amount_fen, is_late }) => {
      const back = refunds.find((refund) => refund.payment_no === payment_no);
      if (state === 'paid') return amount_fen - (back?.amount_fen ?? 0);
      const isOnItsWay = !is_late && purpose !== 'final' && (state === 'refunding' || state === 'refunded');
      return isOnItsWay && isRefunding ? amount_fen : 0;
    });
    expect(order.paid_fen, 'paid').toBe(countedFen + loanFen + oldCarFen);
    expect(order.paid_fen).toBeLessThanOrEqual(order.total_fen);
    const cashFen = sumOf(
      parts.filter(({ state }) => state === 'paid'),
      ({ amount_fen, returned_fen }) => amount_fen - returned_fen,
    );
    const finals = payments.filter(({ purpose, state }) => purpose === 'final' && TAKEN.includes(state));
    const keptFinals = sumOf(finals, ({ payment_no, amount_fen }) => {
      const back = refunds.find((refund) => refund.payment_no === payment_no);
      return amount_fen - (back?.amount_fen ?? 0);
    });
    expect(cashFen, 'cash parts').toBe(keptFinals);
    const isFull = AT_OR_AFTER_FULL.includes(order.state);
    if (isFull || order.state === 'arrived') expect(order.paid_fen === order.total_fen).toBe(isFull);
  }

  /** What the shop noted is what the provider did; while a notice is under way the shop knows less, never more. */
  private checkBank({ payments, refunds, bank, bankRefunds }: Books): void {
    for (const { payment_no, provider_no, amount_fen, state } of payments) {
      if (provider_no === null) continue;
      expect(TAKEN).toContain(state);
      const there = bank.find((row) => row.payment_no === payment_no);
      expect(there).toMatchObject({ state: 'paid', provider_no, amount_fen });
    }
    for (const { refund_no, amount_fen, state, channel } of refunds) {
      const there = bankRefunds.find((row) => row.refund_no === refund_no);
      if (state === 'done' && channel === 'original') expect(there).toMatchObject({ is_done: true, amount_fen });
      if (channel === 'bank') expect(there).toBeUndefined();
    }
    for (const { payment_no, refunded_fen, amount_fen } of bank) {
      const outFen = sumOf(bankRefunds, (row) => (row.payment_no === payment_no ? row.amount_fen : 0));
      expect(refunded_fen).toBe(outFen);
      expect(refunded_fen).toBeLessThanOrEqual(amount_fen);
    }
    for (const { refund_no } of bankRefunds) expect(refunds.map((row) => row.refund_no)).toContain(refund_no);
  }

  /** A coupon lies on the order that counts it until the lock, is used then, and comes back when the order ends. */
  private checkCoupon({ order, coupons }: Books): void {
    const { couponId, orderNo } = this.story;
    if (couponId === '') return;
    const coupon = coupons.find(({ id }) => id === couponId);
    const counted = [...order.adjustments, ...(order.conversion?.adjustments ?? [])];
    const isCounted = counted.some(({ source, code }) => source === 'coupon' && code === couponId);
    const state = isCounted && !ENDED_WITHOUT_CAR.includes(order.state);
    if (!state) expect(coupon).toMatchObject({ state: 'unused', order_no: null });
    else
      expect(coupon).toMatchObject({ state: BEFORE_LOCK.includes(order.state) ? 'locked' : 'used', order_no: orderNo });
  }

  /** The account that the customer sees adds up. */
  private async checkAccount(): Promise<void> {
    const account = await this.story.world.final.account(this.story.person, this.story.orderNo);
    if (account.orderState !== 'arrived') return;
    const { totalFen, depositFen, couponFen, cashPaidFen, cashOpenFen, restFen, loan, tradeIn } = account;
    const othersFen = (loan?.countedFen ?? 0) + (tradeIn?.countedFen ?? 0);
    expect(depositFen + couponFen + othersFen + cashPaidFen + cashOpenFen + restFen, 'account').toBe(totalFen);
    expect(depositFen, 'deposit').toBe(500_000);
  }
}

/** Papers are made of paid orders alone, of their whole price, and one counts at a time. */
function checkPapers({ order, papers }: Books): void {
  if (papers.length > 0) expect(AT_OR_AFTER_FULL).toContain(order.state);
  expect(papers.filter(({ cancelled_at }) => cancelled_at === null).length).toBeLessThanOrEqual(1);
  for (const { amount_fen } of papers) expect(amount_fen).toBe(order.total_fen);
}

/** Moves that time, a provider or its notice make, whatever step shows them first. */
const SYSTEM_EVENTS: readonly OrderEvent[] = ORDER_MOVES.filter(({ who }) => who.includes('system')).map(
  ({ event }) => event,
);
