import './refund.events';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { seedDesk, seedRefunds } from './demo';
import { refundFile } from './export-refunds';
import { forgetWords } from './refund.repository';
import { refundRoutes } from './refund.routes';
import { failPart, sendRefundMoney, settlePart } from './send-money';

/** Refunds of orders before the lock: asked for by customers, approved by finance, paid back payment by payment. */
export const refund = defineModule({
  name: 'refund',
  routes: refundRoutes,
  raw: refundFile.pages,
  events: {
    PaymentRefunded: { settlePart: whenActive(({ userId }) => userId, settlePart) },
    PaymentRefundFailed: { failPart: whenActive(({ userId }) => userId, failPart) },
    AccountCancelled: { forgetRefunds: (ctx, { accountId }) => forgetWords(ctx.db, accountId) },
  },
  demo: [
    { name: 'refunds', since: '2026-11-24', load: seedRefunds },
    { name: 'desk', since: '2026-11-25', load: seedDesk },
  ],
  jobs: { sendRefundMoney: whenActive(({ userId }) => userId, sendRefundMoney) },
});
