import { SECOND_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { orderForPayment } from '../order';
import { applyReport } from './apply-report';
import { type PaymentRow, selectOpenPayments, selectPayment, selectPaymentForUpdate } from './payment.repository';

/** Pauses between questions about a payment whose notice has not come, while it can still be paid. */
const PAUSES_MS = [20, 40, 60, 120, 300, 600].map((seconds) => seconds * 1000);
/** How long after its end a payment is closed at the provider. */
const CLOSE_AFTER_MS = 5 * SECOND_MS;

export const firstPauseMs = PAUSES_MS[0] ?? 0;

/** Asks the provider about an open payment and applies the answer. Call it outside a transaction. */
export async function askProvider(ctx: Ctx, row: PaymentRow): Promise<void> {
  const provider = ctx.app.payment.find(row.method);
  if (!provider) return;
  const report = await provider.query(ctx, row.paymentNo);
  // A provider answers about the payment that it was asked about; anything else is looked up, and refused.
  const known = report.paymentNo === row.paymentNo ? row : undefined;
  await withTransaction(ctx, (tx) => applyReport(tx, row.method, report, known));
}

/**
 * Ends an open payment at the provider; money that came first is booked. `row` is what was known before the provider was
 * asked: when somebody opened the payment there meanwhile, "closed" may be the answer about one that was not there yet, so
 * nothing is written and whoever wants it closed has to ask again. Call it outside a transaction.
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

/** Does something about all open payments of an order at once, so that a provider that is down keeps nobody else waiting. */
async function forEachOpen(
  ctx: Ctx,
  key: { userId: string; orderNo: string },
  work: (ctx: Ctx, row: PaymentRow) => Promise<void>,
): Promise<void> {
  const done = await Promise.allSettled((await selectOpenPayments(ctx.db, key)).map((row) => work(ctx, row)));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Asks about all open payments of an order. Call it outside a transaction. @throws PROVIDER_DOWN after asking all */
export async function settleOpenPayments(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<null> {
  await forEachOpen(ctx, key, askProvider);
  return null;
}

/** Ends all open payments of an order that wants no more money. Call it outside a transaction. @throws PROVIDER_DOWN after trying all */
export async function closeOpenPayments(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<void> {
  await forEachOpen(ctx, key, closeAtProvider);
}

/**
 * The safety net for lost notices: asks again and again while a payment is open, and closes it when its time is over.
 * Call it outside a transaction.
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
    // The next question is on its way already; failing here would make the job run again and bring two.
    ctx.log.warn(
      { err: error, paymentNo: row.paymentNo },
      'provider did not answer about a payment; it is asked again',
    );
  }
}
