import type { PaymentData } from '@voltfront/contract';
import type { PaymentLine } from '../order';
import type { PaymentRow } from './payment.repository';

function shownState(state: PaymentRow['state']): PaymentData['state'] {
  if (state === 'created') return 'pending';
  return state === 'paidLate' ? 'refunding' : state;
}

/** A payment as its customer sees it. */
export function presentPayment(row: PaymentRow): PaymentData {
  const { paymentNo, orderNo, method, purpose, amountFen, isLate, failureReason, paidAt } = row;
  return {
    paymentNo,
    orderNo,
    method,
    purpose,
    amountFen,
    state: shownState(row.state),
    isLate,
    failureReason,
    paidAt,
  };
}

/** A payment as a line of its order's page. */
export function presentLine({ paymentNo, method, amountFen, state, paidAt }: PaymentRow): PaymentLine {
  return { paymentNo, method, amountFen, state: shownState(state), paidAt };
}
