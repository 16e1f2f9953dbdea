import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { newNumber, randomToken } from '../../kernel/ids';
import {
  type BankRow,
  findPayment,
  openPayment,
  openRefund,
} from '../../providers/payment/sandbox/sandbox-bank.repository';
import { type OrderEntry, selectBooks } from './books.repository';
import { type PaymentRow, selectByNumber, selectRefund } from './payment.repository';
import { selectOpenDemoRefund } from './staff.repository';

/** By how much the bank's amount of a planted payment is larger. */
const MORE_FEN = 10_000;

/** A fee that is a third too high: 0.8 % instead of 0.6 % of 2,000.00. */
const DEAR_FEE_FEN = 1600;

type Took = Pick<BankRow, 'paymentNo' | 'orderNo' | 'amountFen' | 'providerNo' | 'paidAt'> &
  Partial<Pick<BankRow, 'feeFen' | 'settledFen'>>;

async function addTaken(ctx: Ctx, took: Took): Promise<void> {
  const at = took.paidAt ?? ctx.now();
  const words = { title: took.orderNo, returnPath: '/', accessKey: randomToken(16), state: 'paid' as const };
  await openPayment(ctx.db, { ...took, ...words, createdAt: at, expiresAt: at, refundedFen: 0 });
}

const midnightOf = (at: number, from: number) => from + Math.floor((at - from) / DAY_MS) * DAY_MS;

/** The day of the span on which the most payments are unknown to the bank; the first one where all are known. */
function richestDay(rows: readonly PaymentRow[], from: number): number {
  const counts = new Map<number, number>([[from, 0]]);
  for (const { paidAt } of rows) {
    const day = midnightOf(paidAt ?? from, from);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

async function unknownToBank(ctx: Ctx, entries: readonly OrderEntry[]): Promise<PaymentRow[]> {
  const unknown: PaymentRow[] = [];
  for (const { number, about } of entries) {
    const row = about === 'payment' ? await selectByNumber(ctx.db, 'sandbox', number) : undefined;
    if (row && !(await findPayment(ctx.db, number))) unknown.push(row);
  }
  return unknown;
}

async function addGivenBack(ctx: Ctx, entries: readonly OrderEntry[]): Promise<void> {
  for (const { number, about } of entries) {
    const refund = about === 'refund' ? await selectRefund(ctx.db, number) : undefined;
    if (refund?.channel !== 'original') continue;
    const { refundNo, paymentNo, amountFen, reason, createdAt } = refund;
    await openRefund(ctx.db, { refundNo, paymentNo, amountFen, reason, createdAt, isDone: true });
  }
}

/** A refund that the bank made after all, which the shop believes to have failed. */
async function plantRefund(ctx: Ctx, at: number): Promise<void> {
  const refund = await selectOpenDemoRefund(ctx.db);
  if (!refund || !(await findPayment(ctx.db, refund.paymentNo))) return;
  const { refundNo, paymentNo, amountFen, reason } = refund;
  await openRefund(ctx.db, { refundNo, paymentNo, amountFen, reason, createdAt: at, isDone: true });
}

/** Money that the bank took and the shop does not know. */
const plantUnknown = (ctx: Ctx, at: number, amountFen: number, more: Pick<Took, 'feeFen' | 'settledFen'> = {}) =>
  addTaken(ctx, {
    ...more,
    paymentNo: newNumber('VP', at),
    orderNo: newNumber('VO', at),
    amountFen,
    providerNo: newNumber('SB', at),
    paidAt: at,
  });

/**
 * Tells the sandbox bank of what demo orders paid and got back in a span of days, which begins at `from`, and plants a
 * difference of each kind on one day, and one on the last. @returns the midnights of the two days
 */
export async function seedDemoBank(
  ctx: Ctx,
  { from, before }: { from: number; before: number },
): Promise<{ planted: number; last: number }> {
  const entries = await selectBooks(ctx.db, { method: 'sandbox', from, before, numbers: [] });
  const unknown = await unknownToBank(ctx, entries);
  const planted = richestDay(unknown, from);
  const isPlanted = ({ paidAt }: PaymentRow) => midnightOf(paidAt ?? from, from) === planted;
  const [lost, larger] = unknown.filter(isPlanted);
  for (const row of unknown) {
    const { paymentNo, orderNo, providerNo, paidAt, amountFen } = row;
    const more = row === larger ? MORE_FEN : 0;
    if (row !== lost) await addTaken(ctx, { paymentNo, orderNo, providerNo, paidAt, amountFen: amountFen + more });
  }
  await addGivenBack(ctx, entries);
  const twice = entries.find(
    ({ at, about, number }) =>
      about === 'payment' &&
      at !== null &&
      midnightOf(at, from) === planted &&
      number !== lost?.paymentNo &&
      number !== larger?.paymentNo,
  );
  const noon = planted + 12 * HOUR_MS;
  if (twice) {
    const { number, orderNo, amountFen } = twice;
    // The bank keeps a second charge under the same number with a mark.
    await addTaken(ctx, {
      paymentNo: `${number}#2`,
      orderNo,
      amountFen,
      providerNo: newNumber('SB', noon),
      paidAt: noon,
    });
  }
  // Its fee is not the agreed one, and less came to the account than the bill says.
  await plantUnknown(ctx, noon + HOUR_MS, 200_000, { feeFen: DEAR_FEE_FEN, settledFen: 180_000 });
  await plantRefund(ctx, noon + 2 * HOUR_MS);
  const last = before - DAY_MS;
  await plantUnknown(ctx, last + 9 * HOUR_MS, 500_000);
  return { planted, last };
}
