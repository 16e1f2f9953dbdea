import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { HOUR_MS } from '@voltfront/rules/time';
import { runUpkeep } from '../../kernel/upkeep';
import { dayStart, READY_AFTER_MS } from '../../providers/payment';
import type { TestPerson, TestServer } from '../../testing';
import { paymentRefunds, payments } from '../payment/payment.tables';
import { createPayingShop, type PayingShop, type RealMethod } from '../payment/providers.fixture';
import { reconciliation } from '.';

const LIST = 'GET /api/mporder/v1/staff/reconciliation/differences';
export type Difference = ReplyOf<typeof LIST>['items'][number];

let count = 0;

/** A payment or refund in the books of one side or both. */
export interface Money {
  method: RealMethod;
  /** A refund of a payment that is in nobody's way. */
  isRefund?: boolean;
  amountFen: number;
  at: number;
  /** What the shop has; by default the same. */
  ours?: { amountFen?: number; at?: number | null } | null;
  /** What the provider has; by default the same. */
  theirs?: { amountFen?: number; at?: number } | null;
  isDouble?: boolean;
  /** By how much the provider takes more than agreed, in fen. */
  moreFeeFen?: number;
  /** The account of the provider has nothing of it. */
  isStuck?: boolean;
}

/** A shop whose books and providers' books can be made to differ. */
export class Books {
  constructor(
    readonly paying: PayingShop,
    readonly finance: TestPerson,
  ) {}

  get server(): TestServer {
    return this.paying.shop.server;
  }

  /** Today, whose statement comes tomorrow. */
  get today(): string {
    return formatDate(this.server.clock.now());
  }

  /** Puts money into the books of both sides as it says. @returns its number */
  async add(money: Money): Promise<string> {
    count += 1;
    const { method, amountFen, at, isRefund = false } = money;
    const paymentNo = `VPB${String(count).padStart(10, '0')}`;
    const paidAt = isRefund ? at - 40 * 24 * HOUR_MS : at;
    const ours = money.ours === null ? null : { amountFen, at, ...money.ours };
    const theirs = money.theirs === null ? null : { amountFen, at, ...money.theirs };
    const payment = {
      amountFen: isRefund ? amountFen * 2 : (ours?.amountFen ?? 0),
      at: isRefund ? paidAt : (ours?.at ?? null),
    };
    if (ours || isRefund) await this.addPayment(method, paymentNo, payment);
    if (isRefund && ours) await this.addRefund(paymentNo, ours);
    if (theirs) this.addTheirs(method, paymentNo, isRefund, theirs, money);
    return isRefund ? `VR${paymentNo}` : paymentNo;
  }

  private async addPayment(
    method: RealMethod,
    paymentNo: string,
    { amountFen, at }: { amountFen: number; at: number | null },
  ) {
    const now = at ?? this.server.clock.now();
    await this.server.database.db.insert(payments).values({
      userId: this.finance.accountId,
      paymentNo,
      orderNo: `VO${paymentNo}`,
      method,
      purpose: 'deposit',
      part: null,
      amountFen,
      state: at === null ? 'pending' : 'paid',
      providerNo: at === null ? null : `no${paymentNo}`,
      createdAt: now,
      updatedAt: now,
      expiresAt: now,
      paidAt: at,
    });
  }

  private async addRefund(paymentNo: string, { amountFen, at }: { amountFen: number; at: number | null }) {
    const createdAt = at ?? this.server.clock.now();
    await this.server.database.db.insert(paymentRefunds).values({
      userId: this.finance.accountId,
      refundNo: `VR${paymentNo}`,
      paymentNo,
      orderNo: `VO${paymentNo}`,
      amountFen,
      reason: '退款',
      state: at === null ? 'requested' : 'done',
      createdAt,
      doneAt: at,
    });
  }

  private addTheirs(
    method: RealMethod,
    paymentNo: string,
    isRefund: boolean,
    { amountFen, at }: { amountFen: number; at: number },
    { isDouble = false, moreFeeFen = 0, isStuck = false }: Money,
  ) {
    const about = isRefund ? ('refund' as const) : ('payment' as const);
    const number = isRefund ? `VR${paymentNo}` : paymentNo;
    const { bank } = this.paying.simulator;
    const settled = bank.moneyOf(about, amountFen);
    const money = { ...settled, feeFen: settled.feeFen + moreFeeFen };
    const line = { method, about, number, paymentNo, ...money, state: 'done' as const, title: '大订' };
    const add = (tradeNo: string, when: number) =>
      bank.extraLines.push({
        ...line,
        tradeNo,
        providerNo: `${tradeNo}${isRefund ? '-R' : ''}`,
        at: when,
      });
    add(`no${paymentNo}`, at);
    if (isStuck) bank.stuck.add(paymentNo);
    if (isDouble) add(`again${paymentNo}`, at + 1000);
  }

  /** Lets the statements of a day be made, and the shop fetch and compare them. */
  async reconcile(day: string): Promise<void> {
    const ready = dayStart(day) + READY_AFTER_MS;
    if (this.server.clock.now() < ready) this.server.clock.set(ready);
    await runUpkeep(this.server.app.services, [reconciliation]);
    await this.server.runJobs();
  }

  /** Lets finance have a day compared again. */
  async runAgain(dayId: string): Promise<void> {
    const call = { token: this.finance.token, body: { dayId } };
    await this.server.ask('POST /api/mporder/v1/staff/reconciliation/run', call);
    await this.server.runJobs();
  }

  async differences(query: Record<string, unknown>): Promise<Difference[]> {
    const call = { token: this.finance.token, query: { size: 50, ...query } };
    return (await this.server.ask(LIST, call)).items;
  }

  day(dayId: string) {
    const call = { token: this.finance.token, query: { dayId } };
    return this.server.ask('GET /api/mporder/v1/staff/reconciliation/day', call);
  }

  close(): Promise<void> {
    return this.paying.close();
  }
}

/** Opens the books. */
export async function createBooks(): Promise<Books> {
  const paying = await createPayingShop();
  return new Books(paying, await paying.shop.server.login({ roles: ['finance'] }));
}
