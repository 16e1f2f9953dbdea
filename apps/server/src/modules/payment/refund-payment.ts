import { type Ctx, withTransaction } from '../../kernel/context';
import { newNumber } from '../../kernel/ids';
import { publish, schedule } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import type { RefundReport } from '../../providers/payment';
import { lockOwnOrder, notePayment } from '../order';
import { paymentStates } from './move-payment';
import {
  countRefundAttempt,
  finishRefundRow,
  insertRefund,
  markRefundFailed,
  type PaymentRow,
  type RefundRow,
  selectPaymentForUpdate,
  selectRefund,
} from './payment.repository';
import type { RefundChannel } from './payment.tables';
import { paymentTexts } from './payment.texts';
import { reportIncident } from './report-incident';

const PAUSES_MS = [5, 30, 120, 600, 1800, 3600].map((seconds) => seconds * 1000);
/** From this attempt on an incident is reported to staff. */
const ALARM_AT = 5;

/**
 * Starts a full refund of a payment; once per payment. `row` must be locked, in a state that allows
 * `refund`. A job sends it to the provider after this transaction has committed; through `bank` staff
 * transfer it and no provider is asked.
 * @returns false when the payment cannot be refunded, or is already
 */
export async function startRefund(
  ctx: Ctx,
  row: PaymentRow,
  reason: string,
  channel: RefundChannel = 'original',
): Promise<boolean> {
  const now = ctx.now();
  if (paymentStates.next(row, 'refund', 'shop', now) === null) return false;
  const { userId, paymentNo, orderNo, amountFen } = row;
  const refundNo = newNumber('VR', now);
  const refund = { userId, refundNo, paymentNo, orderNo, amountFen, state: 'requested' as const, attempts: 0, channel };
  const open = { failedAt: null, reference: null, createdAt: now, doneAt: null };
  // The provider prints the reason on its bills, which are Chinese.
  if (!(await insertRefund(ctx.db, { ...refund, ...open, reason: render(reason) }))) return false;
  await paymentStates.move(ctx, row, 'refund', { who: 'shop' });
  const note =
    channel === 'bank' ? paymentTexts.goesToBank({ amountFen }) : paymentTexts.goesBack({ amountFen, reason });
  await notePayment(ctx, row, paymentTexts.refunding, note);
  if (channel === 'original') await schedule(ctx, 'sendRefund', { userId, refundNo }, now);
  return true;
}

/** Records a provider's final word that it cannot give the money back; published once. */
async function failRefund(ctx: Ctx, method: string, refund: RefundRow): Promise<void> {
  const { userId, orderNo, paymentNo, refundNo } = refund;
  const detail = { paymentNo, why: 'the provider could not give the money back' };
  await reportIncident(ctx, { method, kind: 'refundFailed', subject: refundNo, detail });
  const at = ctx.now();
  if (await markRefundFailed(ctx.db, refund, at))
    await publish(ctx, 'PaymentRefundFailed', { userId, orderNo, paymentNo, at });
}

/**
 * Records that a refund is done or has failed; a repeated report changes nothing. Locks the order
 * first, like all other code. Call it in a transaction.
 */
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
  if (report.status === 'processing') return true;
  await lockOwnOrder(ctx, refund);
  if (report.status === 'failed') await failRefund(ctx, method, refund);
  else await closeRefund(ctx, refund, { channel: 'original' });
  return true;
}

/**
 * Marks a refund done through a channel, and its payment refunded. The order must be locked.
 * @returns false when it was done before, or goes another way
 */
export async function closeRefund(
  ctx: Ctx,
  refund: RefundRow,
  way: { channel: RefundChannel; reference?: string },
): Promise<boolean> {
  const { userId, orderNo, paymentNo, refundNo, amountFen } = refund;
  const row = await selectPaymentForUpdate(ctx.db, refund);
  if (!(await finishRefundRow(ctx.db, refund, way, ctx.now()))) {
    const detail = { paymentNo, why: 'the provider gave back what staff transfer to a bank account' };
    if (refund.channel !== way.channel && row)
      await reportIncident(ctx, { method: row.method, kind: 'refundedTwice', subject: refundNo, detail });
    return false;
  }
  const note = way.channel === 'bank' ? paymentTexts.wentToBank({ amountFen }) : paymentTexts.wentBack({ amountFen });
  await notePayment(ctx, refund, paymentTexts.refunded, note);
  if (row?.state !== 'refunding') return true;
  await paymentStates.move(ctx, row, 'refundSucceed', { who: 'provider' });
  await publish(ctx, 'PaymentRefunded', { userId, orderNo, paymentNo, amountFen, isLate: row.isLate, at: ctx.now() });
  return true;
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
