import { SECOND_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { orderForPayment } from '../order';
import { applyReport } from './apply-report';
import { type PaymentRow, selectOpenPayments, selectPayment, selectPaymentForUpdate } from './payment.repository';

/** Pauses between queries about a payment without a notice, while it can still be paid. */
const PAUSES_MS = [20, 40, 60, 120, 300, 600].map((seconds) => seconds * 1000);
/** How long after its deadline a payment is closed at the provider. */
const CLOSE_AFTER_MS = 5 * SECOND_MS;

export const firstPauseMs = PAUSES_MS[0] ?? 0;

/**
 * Queries the provider about an open payment and applies the report. Call it outside a transaction.
 */
export async function askProvider(ctx: Ctx, row: PaymentRow): Promise<void> {
  const provider = ctx.app.payment.find(row.method);
  if (!provider) return;
  const report = await provider.query(ctx, row.paymentNo);
  // The report should be about the queried payment; for any other number the payment is looked up
  // and the report refused.
  const known = report.paymentNo === row.paymentNo ? row : undefined;
  await withTransaction(ctx, (tx) => applyReport(tx, row.method, report, known));
}

/**
 * Closes an open payment at the provider; if it was paid first, the money is recorded. `row` is the
 * payment as read before the call: when another request created it at the provider meanwhile,
 * "closed" may refer to the time before, so nothing is stored and the caller must query again. Call
 * it outside a transaction.
 */
export async function closeAtProvider(ctx: Ctx, row: PaymentRow): Promise<void> {
  const provider = ctx.app.payment.find(row.method);
  if (!provider) return;
  const report = await provider.close(ctx, row.paymentNo);
  await withTransaction(ctx, async (tx) => {
    const order = { userId: row.userId, orderNo: row.orderNo };
    await orderForPayment(tx, order, { lock: true });
    const current = await selectPaymentForUpdate(tx.db, row);
    if (report.status === 'closed' && current?.callAt !== row.callAt) return;
    await applyReport(tx, row.method, report);
  });
}

/** An order, or one cash part of its final payment. */
interface OpenKey {
  userId: string;
  orderNo: string;
  part?: number | null;
}

/**
 * Runs an action on all open payments of an order in parallel, so that one provider's outage does
 * not delay the others.
 */
async function forEachOpen(ctx: Ctx, key: OpenKey, work: (ctx: Ctx, row: PaymentRow) => Promise<void>): Promise<void> {
  const all = await selectOpenPayments(ctx.db, key);
  const open = all.filter(({ part }) => typeof key.part !== 'number' || key.part === part);
  const done = await Promise.allSettled(open.map((row) => work(ctx, row)));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Queries all open payments of an order. Call it outside a transaction. @throws PROVIDER_DOWN after
 * querying all
 */
export async function settleOpenPayments(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<null> {
  await forEachOpen(ctx, key, askProvider);
  return null;
}

/**
 * Closes all open payments of an order, or of a cash part, that needs no more money. Call it outside a transaction.
 * @throws PROVIDER_DOWN after trying all
 */
export async function closeOpenPayments(ctx: Ctx, key: OpenKey): Promise<void> {
  await forEachOpen(ctx, key, closeAtProvider);
}

/**
 * The fallback for lost notices: queries an open payment repeatedly, and closes it after its
 * deadline. Call it outside a transaction.
 */
export async function reconcilePayment(
  ctx: Ctx,
  input: { userId: string; paymentNo: string; attempt: number },
): Promise<void> {
  const row = await selectPayment(ctx.db, input);
  if (!row || (row.state !== 'pending' && row.state !== 'created')) return;
  const now = ctx.now();
  const isOver = now >= row.expiresAt + CLOSE_AFTER_MS;
  const pauseMs = PAUSES_MS[Math.min(input.attempt + 1, PAUSES_MS.length - 1)] ?? 0;
  const nextAt = isOver ? now + pauseMs : Math.min(now + pauseMs, row.expiresAt + CLOSE_AFTER_MS);
  await schedule(ctx, 'reconcilePayment', { ...input, attempt: input.attempt + 1 }, nextAt);
  try {
    await (isOver ? closeAtProvider(ctx, row) : askProvider(ctx, row));
  } catch (error) {
    // The next query is already scheduled; throwing here would repeat this job and schedule a
    // second one.
    ctx.log.warn(
      { err: error, paymentNo: row.paymentNo },
      'provider did not answer about a payment; it is asked again',
    );
  }
}
