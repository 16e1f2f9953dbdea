import type { PaymentData } from '@voltfront/contract';
import { shownPaymentState } from '@voltfront/rules/payment/payment-states';
import type { PaymentLine } from '../order';
import type { PaymentRow } from './payment.repository';

/** A payment in the response format. */
export function presentPayment(row: PaymentRow): PaymentData {
  const { paymentNo, orderNo, method, purpose, amountFen, isLate, failureReason, paidAt } = row;
  return {
    paymentNo,
    orderNo,
    method,
    purpose,
    amountFen,
    state: shownPaymentState(row.state),
    isLate,
    failureReason,
    paidAt,
  };
}

/** A payment as a line on its order's screen. */
export function presentLine({ paymentNo, method, amountFen, state, paidAt }: PaymentRow): PaymentLine {
  return { paymentNo, method, amountFen, state: shownPaymentState(state), paidAt };
}
