import { type Ctx, withTransaction } from '../../kernel/context';
import { newNumber } from '../../kernel/ids';
import { publish, schedule } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import type { RefundReport } from '../../providers/payment';
import { notePayment } from '../order';
import { paymentStates } from './move-payment';
import {
  countRefundAttempt,
  finishRefundRow,
  insertRefund,
  type PaymentRow,
  selectPaymentForUpdate,
  selectRefund,
} from './payment.repository';
import { paymentTexts } from './payment.texts';
import { reportIncident } from './report-incident';

const PAUSES_MS = [5, 30, 120, 600, 1800, 3600].map((seconds) => seconds * 1000);
/** From this attempt on an incident is reported to staff. */
const ALARM_AT = 5;

/**
 * Starts a full refund of a payment; once per payment. `row` must be locked, in a state that allows
 * `refund`. A job sends it to the provider after this transaction has committed.
 */
export async function startRefund(ctx: Ctx, row: PaymentRow, reason: string): Promise<void> {
  const now = ctx.now();
  if (paymentStates.next(row, 'refund', 'shop', now) === null) return;
  const { userId, paymentNo, orderNo, amountFen } = row;
  const refundNo = newNumber('VR', now);
  const refund = { userId, refundNo, paymentNo, orderNo, amountFen, state: 'requested' as const, attempts: 0 };
  // The provider prints the reason on its bills, which are Chinese.
  if (!(await insertRefund(ctx.db, { ...refund, reason: render(reason), createdAt: now, doneAt: null }))) return;
  await paymentStates.move(ctx, row, 'refund', { who: 'shop' });
  await notePayment(ctx, row, paymentTexts.refunding, paymentTexts.goesBack({ amountFen, reason }));
  await schedule(ctx, 'sendRefund', { userId, refundNo }, now);
}

/** Records that a refund is done; a repeated report changes nothing. Call it in a transaction. */
export async function finishRefund(ctx: Ctx, method: string, report: RefundReport): Promise<boolean> {
  const refund = await selectRefund(ctx.db, report.refundNo);
  if (!refund || refund.paymentNo !== report.paymentNo || refund.amountFen !== report.amountFen) {
    const detail = { refundNo: report.refundNo, amountFen: report.amountFen, expectedFen: refund?.amountFen ?? null };
    await reportIncident(ctx, {
      method,
      kind: refund ? 'amountDiffers' : 'unknownPayment',
      subject: report.refundNo,
      detail,
    });
    return false;
  }
  if (report.status === 'failed')
    await reportIncident(ctx, {
      method,
      kind: 'refundFailed',
      subject: report.refundNo,
      detail: { paymentNo: report.paymentNo, why: 'the provider could not give the money back' },
    });
  if (report.status !== 'done') return true;
  const { userId, orderNo, paymentNo, amountFen } = refund;
  await notePaymentOnce(ctx, refund);
  const row = await selectPaymentForUpdate(ctx.db, refund);
  if (row?.state !== 'refunding') return true;
  await paymentStates.move(ctx, row, 'refundSucceed', { who: 'provider' });
  await publish(ctx, 'PaymentRefunded', { userId, orderNo, paymentNo, amountFen, isLate: row.isLate, at: ctx.now() });
  return true;
}

/** Locks the order first, like all other code, and adds the timeline line only the first time. */
async function notePaymentOnce(
  ctx: Ctx,
  refund: { userId: string; orderNo: string; refundNo: string; amountFen: number },
): Promise<void> {
  if (!(await finishRefundRow(ctx.db, refund, ctx.now()))) return;
  await notePayment(ctx, refund, paymentTexts.refunded, paymentTexts.wentBack({ amountFen: refund.amountFen }));
}

/**
 * Requests a refund from the provider and retries until it is done. Call it outside a transaction.
 */
export async function sendRefund(ctx: Ctx, ref: { userId: string; refundNo: string }): Promise<void> {
  const refund = await countRefundAttempt(ctx.db, ref);
  if (!refund) return;
  const pauseMs = PAUSES_MS[Math.min(refund.attempts, PAUSES_MS.length) - 1] ?? 0;
  await schedule(ctx, 'sendRefund', ref, ctx.now() + pauseMs);
  const payment = await withTransaction(ctx, (tx) => selectPaymentForUpdate(tx.db, refund));
  const provider = payment ? ctx.app.payment.find(payment.method) : undefined;
  if (!payment || !provider) return;
  const { refundNo, paymentNo, amountFen, reason } = refund;
  const order = { refundNo, paymentNo, amountFen, paymentFen: payment.amountFen, reason };
  try {
    // From the second attempt on the refund may already be in progress, and only the response was
    // lost.
    const known = refund.attempts > 1 ? await provider.queryRefund(ctx, order) : null;
    const report = known ?? (await provider.refund(ctx, order));
    if (report.status !== 'processing') await withTransaction(ctx, (tx) => finishRefund(tx, payment.method, report));
  } catch (error) {
    ctx.log.warn({ err: error, refundNo }, 'provider did not accept a refund; it is asked again');
    const detail = { refundNo, attempts: refund.attempts };
    if (refund.attempts >= ALARM_AT)
      await reportIncident(ctx, { method: payment.method, kind: 'refundFailed', subject: refundNo, detail });
  }
}
