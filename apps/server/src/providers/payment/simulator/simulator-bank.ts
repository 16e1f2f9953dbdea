import { agreedFeeFen } from '@voltfront/rules/reconciliation/fees';
import { DAY_MS } from '@voltfront/rules/time';
import type { BankLine } from '../statement/write-wechat-bill';
import { type FundMove, movesOf } from '../statement/write-wechat-flow';

/** A payment at the simulated provider. */
export interface BankPayment {
  method: 'wechat' | 'alipay';
  paymentNo: string;
  amountFen: number;
  /** App, product and payer: a payment number is valid for one combination only. */
  terms: string;
  appId: string;
  /** When the provider stops accepting money (epoch ms). */
  expiresAt: number;
  state: 'open' | 'paid' | 'closed';
  providerNo: string;
  paidAt: number | null;
}

/** A refund at the simulated provider. */
export interface BankRefund {
  method: BankPayment['method'];
  refundNo: string;
  paymentNo: string;
  amountFen: number;
  state: 'processing' | 'done' | 'failed';
  /** When it was accepted (epoch ms). */
  at: number;
}

const TITLE = '车型 01 大订, 100% & 更多';

/** Payments and refunds of both simulated providers. */
export class SimulatorBank {
  readonly payments = new Map<string, BankPayment>();
  readonly refunds = new Map<string, BankRefund>();
  /** Lines of statements beside those of payments and refunds, such as a second charge. */
  readonly extraLines: (BankLine & { method: BankPayment['method'] })[] = [];
  /** Movements on the account beside those of the statements' lines, such as a withdrawal or a fee that is taken twice. */
  readonly extraMoves: (FundMove & { method: BankPayment['method'] })[] = [];
  /** Payment numbers whose money never moved, whatever the statement says. */
  readonly stuck = new Set<string>();
  /** What it takes, per million of a payment. */
  feePerMillion = 6000;
  /** The clock. */
  now: () => number = Date.now;
  private count = 0;

  /** Creates a payment once; null when its number exists with other terms. */
  open(wanted: Omit<BankPayment, 'state' | 'providerNo' | 'paidAt'>): BankPayment | null {
    const known = this.payments.get(wanted.paymentNo);
    if (known) return known.terms === wanted.terms && known.amountFen === wanted.amountFen ? known : null;
    this.count += 1;
    const providerNo = `${wanted.method === 'wechat' ? '42' : '20'}${String(this.count).padStart(26, '0')}`;
    const made: BankPayment = { ...wanted, state: 'open', providerNo, paidAt: null };
    this.payments.set(wanted.paymentNo, made);
    return made;
  }

  /**
   * The customer pays; false when it is expired or already paid. `force` simulates money that was
   * already in transit.
   */
  pay(paymentNo: string, now: number, options: { force?: boolean } = {}): boolean {
    const found = this.payments.get(paymentNo);
    if (!found || found.state === 'paid') return false;
    if (!options.force && (found.state === 'closed' || now > found.expiresAt)) return false;
    found.state = 'paid';
    found.paidAt = Math.floor(now / 1000) * 1000;
    return true;
  }

  /** Refunds, never more than was paid; a repeated refund number changes nothing. */
  refund(wanted: Omit<BankRefund, 'state' | 'at'>, state: BankRefund['state'] = 'done'): BankRefund | null {
    const known = this.refunds.get(wanted.refundNo);
    if (known) return known;
    const payment = this.payments.get(wanted.paymentNo);
    if (payment?.state !== 'paid' || this.refundedFen(wanted.paymentNo) + wanted.amountFen > payment.amountFen)
      return null;
    const made = { ...wanted, state, at: Math.floor(this.now() / 1000) * 1000 };
    this.refunds.set(wanted.refundNo, made);
    return made;
  }

  refundsOf(paymentNo: string): BankRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.paymentNo === paymentNo);
  }

  refundedFen(paymentNo: string): number {
    return this.refundsOf(paymentNo).reduce((sum, { amountFen }) => sum + amountFen, 0);
  }

  /** What the shop keeps of a payment after refunds, in fen. */
  keptFen(paymentNo: string): number {
    const payment = this.payments.get(paymentNo);
    return payment?.state === 'paid' ? payment.amountFen - this.refundedFen(paymentNo) : 0;
  }

  /** Lines of a provider's statement of the day that begins at a midnight, the oldest first. */
  linesOf(method: BankPayment['method'], from: number): BankLine[] {
    const taken = [...this.payments.values()].map((payment) => ({ ...payment, line: this.lineOf(payment) }));
    const back = [...this.refunds.values()].map((refund) => ({ ...refund, line: this.lineOfRefund(refund) }));
    const extra = this.extraLines.map((line) => ({ method: line.method, line }));
    return [...taken, ...back, ...extra]
      .filter((one) => one.method === method)
      .flatMap(({ line }) => (line && line.at >= from && line.at < from + DAY_MS ? [line] : []))
      .sort((a, b) => a.at - b.at);
  }

  /** What moved on the account on the day that begins at a midnight, the oldest first. */
  movesOf(method: BankPayment['method'], from: number): FundMove[] {
    const isOfDay = (at: number) => at >= from && at < from + DAY_MS;
    const extra = this.extraMoves.filter((move) => move.method === method && isOfDay(move.at));
    return [...movesOf(this.linesOf(method, from)), ...extra]
      .filter(({ paymentNo }) => !this.stuck.has(paymentNo))
      .sort((a, b) => a.at - b.at);
  }

  private lineOf({ paymentNo, providerNo, amountFen, paidAt: at }: BankPayment): BankLine | null {
    if (at === null) return null;
    const numbers = { number: paymentNo, paymentNo, providerNo, tradeNo: providerNo };
    const money = this.moneyOf('payment', amountFen);
    return { about: 'payment', ...numbers, ...money, at, state: 'done', title: TITLE };
  }

  private lineOfRefund({ refundNo, paymentNo, amountFen, state, at, method }: BankRefund): BankLine | null {
    // Alipay lists what is done.
    if (method === 'alipay' && state !== 'done') return null;
    const tradeNo = this.payments.get(paymentNo)?.providerNo ?? '';
    const providerNo = method === 'alipay' ? `${tradeNo}-${refundNo}` : `50${refundNo}`;
    const numbers = { number: refundNo, paymentNo, providerNo, tradeNo };
    return { about: 'refund', ...numbers, ...this.moneyOf('refund', amountFen), at, state, title: TITLE };
  }

  /** The amounts of a line that is settled in full. */
  moneyOf(about: BankLine['about'], amountFen: number) {
    const feeFen = agreedFeeFen({ about, settledFen: amountFen, state: 'done' }, this.feePerMillion);
    return { amountFen, settledFen: amountFen, feeFen };
  }
}
