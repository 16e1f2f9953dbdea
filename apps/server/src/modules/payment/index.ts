import './payment.events';
import { defineModule } from '../../kernel/module';
import { createPaymentProviders } from '../../providers/payment';
import { cashierRoutes } from '../../providers/payment/sandbox/cashier.routes';
import { landMoney } from '../../providers/payment/sandbox/sandbox-bank';
import { sendNotice } from '../../providers/payment/sandbox/send-notice';
import { closeOpenPayments, reconcilePayment, settleOpenPayments } from './ask-provider';
import { seedLateBlindPayment } from './demo';
import { paymentFile } from './export-payments';
import { noticeRoutes } from './notice.routes';
import { presentLine } from './payment.presenter';
import { selectPaymentsOf } from './payment.repository';
import { paymentRoutes } from './payment.routes';
import { deliverToShop } from './receive-notice';
import { sendRefund } from './refund-payment';
import { setUpIncidents } from './report-incident';
import { returnMoney } from './return-money';
import { bookDemoPayment } from './seed-demo-payment';

export { askAboutMoney } from './ask-about-money';
export { selectBooks } from './books.repository';
export {
  finishTransfer,
  type RefundablePayment,
  refundablePayments,
  refundPayment,
  transferInstead,
} from './refund-order-payments';

export { seedDemoBank } from './seed-demo-bank';
export { seedDemoAttempts, settleDemoPayments } from './seed-demo-payment';

/** Payments, provider notices, automatic refunds, and the sandbox's cashier. */
export const payment = defineModule({
  name: 'payment',
  routes: paymentRoutes,
  demo: [{ name: 'late-blind-payment', since: '2026-11-25', load: seedLateBlindPayment }],
  setup(app) {
    app.payment = createPaymentProviders(app.config);
    setUpIncidents(app);
  },
  async raw(server, app) {
    await noticeRoutes(server, app);
    await paymentFile.pages(server, app);
    if (app.config.isDemo) cashierRoutes(server, app, app.config.sandboxNoticeDelayMs);
  },
  events: {
    OrderExpired: { closeOpenPayments: { tx: false, run: closeOpenPayments } },
    OrderCancelled: { closeOpenPayments: { tx: false, run: closeOpenPayments } },
    FinalPartClosed: { closePartPayments: { tx: false, run: closeOpenPayments } },
  },
  jobs: {
    reconcilePayment: { tx: false, run: reconcilePayment },
    closeOtherPayments: { tx: false, run: closeOpenPayments },
    sendRefund: { tx: false, run: sendRefund },
    sendSandboxNotice: { tx: false, run: (ctx, { noticeId }) => sendNotice(ctx, noticeId, deliverToShop('sandbox')) },
    landSandboxMoney: (ctx, { paymentNo }) => landMoney(ctx, paymentNo, ctx.app.config.sandboxNoticeDelayMs),
  },
  hooks: {
    settleOpenPayments,
    returnMoney,
    bookDemoPayment,
    paymentsOfOrder: async (ctx, key) => (await selectPaymentsOf(ctx.db, key)).map(presentLine),
  },
});
