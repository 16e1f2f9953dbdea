import {
  PAYMENT_MACHINE,
  type PaymentActor,
  type PaymentEvent,
  type PaymentState,
} from '@voltfront/rules/payment/payment-states';
import { keepStates } from '../../kernel/state-machine';
import { type NewPayment, type PaymentRow, selectPaymentForUpdate, updatePayment } from './payment.repository';
import { paymentTexts } from './payment.texts';

interface PaymentKind {
  key: { userId: string; paymentNo: string };
  row: PaymentRow;
  changes: Partial<NewPayment>;
  state: PaymentState;
  event: PaymentEvent;
  actor: PaymentActor;
  facts: null;
}

/** Payment states; their changes are shown on the order's timeline. */
export const paymentStates = keepStates<PaymentKind>({
  machine: () => PAYMENT_MACHINE,
  facts: () => null,
  lock: selectPaymentForUpdate,
  missing: paymentTexts.missing,
  write: (ctx, row, changes) => updatePayment(ctx.db, row, changes),
});
