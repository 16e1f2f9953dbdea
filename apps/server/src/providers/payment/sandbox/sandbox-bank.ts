import { SECOND_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../../kernel/context';
import { newId, newNumber } from '../../../kernel/ids';
import { schedule } from '../../../kernel/jobs';
import { insideTransaction, writeLast } from '../../../kernel/transaction-scope';
import type { PaymentReport, RefundReport } from '../types';
import {
  addNotice,
  type BankRow,
  changePayment,
  endsAfter,
  findPayment,
  isOver,
  noticeWrite,
  type PaymentChange,
} from './sandbox-bank.repository';

declare module '../../../kernel/jobs' {
  interface JobMap {
    sendSandboxNotice: { noticeId: string };
    landSandboxMoney: { paymentNo: string };
  }
}

/**
 * The customer's action at the cashier. `late`: the money arrives only after the payment was closed
 * or has expired.
 */
export type CashierAct = { action: 'pay' } | { action: 'late' } | { action: 'fail'; reason: string };

/** How long after the expiry a late payment arrives. */
const LATE_AFTER_MS = 3 * SECOND_MS;

/**
 * The bank's report about a payment. A late payment is not reported as paid until its money
 * arrives.
 */
export function reportOf(row: BankRow): PaymentReport {
  const { paymentNo, amountFen, providerNo, paidAt, reason } = row;
  const status = row.state === 'open' || row.state === 'late' ? 'pending' : row.state;
  return { paymentNo, status, amountFen, providerNo, paidAt, reason };
}

async function tell(ctx: Ctx, paymentNo: string, content: object, delayMs: number): Promise<void> {
  const noticeId = newId(ctx.now());
  const body = JSON.stringify({ noticeId, ...content });
  const row = { noticeId, paymentNo, body, attempts: 0, createdAt: ctx.now(), acknowledgedAt: null };
  if (insideTransaction()) writeLast(() => noticeWrite(ctx.db, row));
  else await addNotice(ctx.db, row);
  await schedule(ctx, 'sendSandboxNotice', { noticeId }, ctx.now() + delayMs);
}

/** Stores a payment's notice; it is sent after `delayMs` and repeated until the shop accepts it. */
const tellPayment = (ctx: Ctx, row: BankRow, delayMs: number) =>
  tell(ctx, row.paymentNo, { about: 'payment', report: reportOf(row) }, delayMs);

/** Stores a refund's notice. */
export const tellRefund = (ctx: Ctx, report: RefundReport, delayMs: number) =>
  tell(ctx, report.paymentNo, { about: 'refund', report }, delayMs);

function changeFor(act: CashierAct, now: number): PaymentChange {
  if (act.action === 'pay') return { state: 'paid', providerNo: newNumber('SB', now), paidAt: now };
  if (act.action === 'fail') return { state: 'failed', reason: act.reason };
  return { state: 'late' };
}

/**
 * Carries out the customer's action. Returns undefined when the payment was no longer open. Result
 * and notice are stored together, so a crash cannot lose the notice.
 */
export function actAtCashier(
  ctx: Ctx,
  paymentNo: string,
  act: CashierAct,
  noticeDelayMs: number,
): Promise<BankRow | undefined> {
  return withTransaction(ctx, async (tx) => {
    const row = await changePayment(tx.db, paymentNo, ['open'], changeFor(act, tx.now()), endsAfter(tx.now()));
    if (!row) return undefined;
    if (act.action === 'late') await schedule(tx, 'landSandboxMoney', { paymentNo }, row.expiresAt + LATE_AFTER_MS);
    else await tellPayment(tx, row, noticeDelayMs);
    return row;
  });
}

/** Marks the money of a late payment as received, and notifies the shop. */
export async function landMoney(ctx: Ctx, paymentNo: string, noticeDelayMs: number): Promise<void> {
  const now = ctx.now();
  const row = await changePayment(ctx.db, paymentNo, ['late'], {
    state: 'paid',
    providerNo: newNumber('SB', now),
    paidAt: now,
  });
  if (row) await tellPayment(ctx, row, noticeDelayMs);
}

/** Closes a payment at the shop's request. The money of a late payment still arrives afterwards. */
export async function closePayment(ctx: Ctx, paymentNo: string): Promise<BankRow | undefined> {
  const closed = await changePayment(ctx.db, paymentNo, ['open'], { state: 'closed' });
  if (closed) return closed;
  const row = await findPayment(ctx.db, paymentNo);
  if (row?.state !== 'late') return row;
  await schedule(ctx, 'landSandboxMoney', { paymentNo }, ctx.now() + LATE_AFTER_MS);
  return { ...row, state: 'closed' };
}

/** Reads a payment, closing it first when it has expired, as a bank does by itself. */
export async function closeOverdue(ctx: Ctx, paymentNo: string): Promise<BankRow | undefined> {
  const row = await findPayment(ctx.db, paymentNo);
  if (row?.state !== 'open' || row.expiresAt > ctx.now()) return row;
  return (
    (await changePayment(ctx.db, paymentNo, ['open'], { state: 'closed' }, isOver(ctx.now()))) ??
    findPayment(ctx.db, paymentNo)
  );
}
