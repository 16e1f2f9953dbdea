import { isPaymentOpen, nextPaymentState } from '@voltfront/rules/payment/payment-states';
import type { Ctx } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { writeLast } from '../../kernel/transaction-scope';
import type { PaymentReport } from '../../providers/payment';
import { lockOwnOrder, type OrderRow, orderForPayment, type Settlement, settlePayment, writeExpiry } from '../order';
import { paymentStates } from './move-payment';
import {
  type PaymentRow,
  selectByNumber,
  selectReportedForUpdate,
  takingChange,
  updatePayment,
} from './payment.repository';
import { paymentTexts } from './payment.texts';
import { startRefund } from './refund-payment';
import { reportIncident } from './report-incident';

/**
 * The payment is paid, or its refund is in progress or done: further reports of it change nothing.
 */
const TAKEN: readonly PaymentRow['state'][] = ['paid', 'paidLate', 'refunding', 'refunded'];

const LATE_REASONS = {
  expired: paymentTexts.lateExpired,
  alreadyPaid: paymentTexts.latePaid,
  closed: paymentTexts.orderClosed,
  carGone: paymentTexts.lateCarGone,
} as const;

type Paid = PaymentReport & { providerNo: string; paidAt: number };

const isPaid = (report: PaymentReport): report is Paid =>
  report.status === 'paid' && report.providerNo !== null && report.paidAt !== null;

async function settle(ctx: Ctx, order: OrderRow, row: PaymentRow, report: Paid): Promise<Settlement> {
  if (!isPaymentOpen(row.state)) {
    // The expiry is stored first, so that the timeline shows the payment deadline before the late
    // payment.
    await writeExpiry(ctx, row);
    const { state } = await orderForPayment(ctx, row);
    return {
      isApplied: false,
      reason: state === 'paid' ? 'alreadyPaid' : state === 'expired' ? 'expired' : 'closed',
    };
  }
  const { userId, orderNo, paymentNo, purpose, part, amountFen } = row;
  return settlePayment(ctx, order, { userId, orderNo, paymentNo, purpose, part, amountFen, paidAt: report.paidAt });
}

/**
 * Records money that a provider took: applies it to the order when it was due, else starts a
 * refund. Other open payments of the order are closed afterwards.
 */
async function applyPaid(
  ctx: Ctx,
  order: OrderRow,
  { row, hasOthers }: { row: PaymentRow; hasOthers: boolean },
  report: Paid,
): Promise<void> {
  const settlement = await settle(ctx, order, row, report);
  const event = settlement.isApplied ? 'succeed' : 'succeedLate';
  // The provider knows the payment even if its response to `create` is not stored yet.
  const from = nextPaymentState(row.state, 'submit') ?? row.state;
  const state = nextPaymentState(from, event) ?? row.state;
  const { userId, orderNo, paymentNo } = row;
  const { providerNo, paidAt } = report;
  const taking = { state, providerNo, paidAt, isLate: !settlement.isApplied, updatedAt: ctx.now() };
  if (settlement.isApplied) {
    writeLast(() => takingChange(ctx.db, { userId, paymentNo, ...taking }));
    if (hasOthers) await schedule(ctx, 'closeOtherPayments', { userId, orderNo, part: row.part }, ctx.now());
  } else {
    const taken = await updatePayment(ctx.db, row, { ...taking, failureReason: null });
    await startRefund(ctx, taken, LATE_REASONS[settlement.reason]);
  }
}

/**
 * Whether a paid report can be recorded. `usedBy`: another payment with the same provider number.
 * @returns false after reporting an incident
 */
async function isSound(ctx: Ctx, row: PaymentRow, usedBy: string | null, report: Paid): Promise<boolean> {
  const { method, paymentNo } = row;
  if (usedBy !== null) {
    await reportIncident(ctx, {
      method,
      kind: 'numberReused',
      subject: paymentNo,
      detail: { providerNo: report.providerNo, other: usedBy },
    });
    return false;
  }
  if (row.providerNo !== null && row.providerNo !== report.providerNo) {
    await reportIncident(ctx, {
      method,
      kind: 'chargedTwice',
      subject: paymentNo,
      detail: { first: row.providerNo, second: report.providerNo },
    });
    return false;
  }
  return true;
}

/** Whether a report only repeats what is already recorded: then no lock is needed. */
export const isBooked = (row: PaymentRow, report: PaymentReport) =>
  isPaid(report) &&
  TAKEN.includes(row.state) &&
  row.providerNo === report.providerNo &&
  row.amountFen === report.amountFen;

async function applyUnpaid(ctx: Ctx, row: PaymentRow, report: PaymentReport): Promise<void> {
  if (report.status !== 'failed' && report.status !== 'closed') return;
  const event = report.status === 'failed' ? 'fail' : 'close';
  if (paymentStates.next(row, event, 'provider', ctx.now()) === null) return;
  await paymentStates.move(ctx, row, event, { who: 'provider', changes: { failureReason: report.reason } });
}

/**
 * Applies a provider's report about a payment, from a notice or a response; a repeated report, or
 * an older one after a newer one, changes nothing. Locks the order first, then the payment. Call it
 * in a transaction.
 * @param known the payment if it was already read
 * @returns false when the report was refused and an incident reported: unknown payment, different
 * amount, a provider number used before
 */
export async function applyReport(
  ctx: Ctx,
  method: string,
  report: PaymentReport,
  known?: PaymentRow,
): Promise<boolean> {
  const payment = known ?? (await selectByNumber(ctx.db, method, report.paymentNo));
  if (!payment) {
    await reportIncident(ctx, {
      method,
      kind: 'unknownPayment',
      subject: report.paymentNo,
      detail: { status: report.status, amountFen: report.amountFen },
    });
    return false;
  }
  if (isBooked(payment, report)) return true;
  // Both statements go in one packet; the database locks the order first.
  const [order, found] = await Promise.all([
    lockOwnOrder(ctx, payment),
    selectReportedForUpdate(ctx.db, payment, report.providerNo),
  ]);
  if (!found) return false;
  const { row, usedBy } = found;
  const isUntold = report.amountFen === null && report.status !== 'paid';
  if (report.amountFen !== row.amountFen && !isUntold) {
    await reportIncident(ctx, {
      method,
      kind: 'amountDiffers',
      subject: row.paymentNo,
      detail: { status: report.status, expectedFen: row.amountFen, reportedFen: report.amountFen },
    });
    return false;
  }
  if (!isPaid(report)) await applyUnpaid(ctx, row, report);
  else if (!(await isSound(ctx, row, usedBy, report))) return false;
  else if (!TAKEN.includes(row.state)) await applyPaid(ctx, order, found, report);
  return true;
}
