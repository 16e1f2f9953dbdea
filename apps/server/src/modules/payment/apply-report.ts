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
import { startRefund } from './refund-payment';
import { reportIncident } from './report-incident';

/** The money is with us, or on its way back: further reports of the same taking change nothing. */
const TAKEN: readonly PaymentRow['state'][] = ['paid', 'paidLate', 'refunding', 'refunded'];

const LATE_REASONS = {
  expired: '支付超时，订单已关闭',
  alreadyPaid: '订单已支付',
  closed: '订单已关闭',
  carGone: '该车已被他人预订',
} as const;

type Paid = PaymentReport & { providerNo: string; paidAt: number };

const isPaid = (report: PaymentReport): report is Paid =>
  report.status === 'paid' && report.providerNo !== null && report.paidAt !== null;

async function settle(ctx: Ctx, order: OrderRow, row: PaymentRow, report: Paid): Promise<Settlement> {
  if (!isPaymentOpen(row.state)) {
    // The timeline tells the end of the time to pay before the money that came after it.
    await writeExpiry(ctx, row);
    const { state } = await orderForPayment(ctx, row);
    return {
      isApplied: false,
      reason: state === 'paid' ? 'alreadyPaid' : state === 'expired' ? 'expired' : 'closed',
    };
  }
  const { userId, orderNo, paymentNo, purpose, amountFen } = row;
  return settlePayment(ctx, order, { userId, orderNo, paymentNo, purpose, amountFen, paidAt: report.paidAt });
}

/**
 * Books money that a provider took: on the order when it was due, else back to the customer. What else was opened for the
 * order is closed afterwards.
 */
async function applyPaid(
  ctx: Ctx,
  order: OrderRow,
  { row, hasOthers }: { row: PaymentRow; hasOthers: boolean },
  report: Paid,
): Promise<void> {
  const settlement = await settle(ctx, order, row, report);
  const event = settlement.isApplied ? 'succeed' : 'succeedLate';
  // The provider knew the payment, though its answer to the submission has not been stored yet.
  const from = nextPaymentState(row.state, 'submit') ?? row.state;
  const state = nextPaymentState(from, event) ?? row.state;
  const { userId, orderNo, paymentNo } = row;
  const { providerNo, paidAt } = report;
  const taking = { state, providerNo, paidAt, isLate: !settlement.isApplied, updatedAt: ctx.now() };
  if (settlement.isApplied) {
    writeLast(() => takingChange(ctx.db, { userId, paymentNo, ...taking }));
    if (hasOthers) await schedule(ctx, 'closeOtherPayments', { userId, orderNo }, ctx.now());
  } else {
    const taken = await updatePayment(ctx.db, row, { ...taking, failureReason: null });
    await startRefund(ctx, taken, LATE_REASONS[settlement.reason]);
  }
}

/** Whether a paid report can be booked. `usedBy`: the other payment of its number. @returns false after reporting what is wrong with it. */
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

/** Whether a report says nothing but what was booked before: then nothing has to be locked for it. */
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
 * Applies what a provider says about a payment, from a notice or an answer; the same twice, or an older one after a
 * newer one, changes nothing. Locks the order first, then the payment. Call it in a transaction.
 * @param known the payment as it was read before, which saves reading it
 * @returns false when it was refused and reported: unknown payment, other amount, a number used before.
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
  // One packet; the database locks the order first.
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
