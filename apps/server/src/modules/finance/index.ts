import { DAY_MS } from '@voltfront/rules/time';
import './finance.events';
import './hooks';
import { defineModule } from '../../kernel/module';
import { createLender } from '../../providers/lender';
import { deskRoutes } from '../../providers/lender/sandbox/desk.routes';
import { reviewCase, sendLenderNotice } from '../../providers/lender/sandbox/lender-desk';
import { seedLoanUnderReview } from './demo';
import { financePageData } from './finance.page-data';
import { financeRoutes } from './finance.routes';
import { loanInFinal } from './loan-in-final';
import { deleteOldShares } from './plan.repository';
import { lenderNoticeRoutes, receiveLenderNotice } from './receive-lender-notice';

export type { CostRule, Mileage, Residual, StoredSection } from './finance.types';
export { type FinanceSeed, seedFinance } from './finance-seed.repository';
export { type DemoFinance, seedDemoFinance } from './seed-demo-finance';

/**
 * A shared plan is deleted this long after it expires, so that late viewers learn that it has
 * expired.
 */
const SHARE_KEEP_MS = 30 * DAY_MS;

/** Lenders, loan products, plans and applications. */
export const finance = defineModule({
  name: 'finance',
  routes: financeRoutes,
  pageData: financePageData,
  setup(app) {
    app.lender = createLender(app.config, app.log);
  },
  async raw(server, app) {
    await lenderNoticeRoutes(server, app);
    if (app.lender.key === 'sandbox') deskRoutes(server, app);
  },
  jobs: {
    sendLenderNotice: { tx: false, run: (ctx, { noticeId }) => sendLenderNotice(ctx, noticeId, receiveLenderNotice) },
    reviewLenderCase: (ctx, { applicationNo }) => reviewCase(ctx, applicationNo),
  },
  demo: [{ name: 'loan-under-review', since: '2026-11-25', load: seedLoanUnderReview }],
  hooks: { loanOfOrder: loanInFinal },
  upkeep: (ctx) => deleteOldShares(ctx.db, ctx.now() - SHARE_KEEP_MS),
});
