import { defineModule } from '../../kernel/module';
import { seedReconciliation } from './demo';
import { dayFile } from './export-days';
import { differenceFile } from './export-differences';
import { openDays } from './open-days';
import { reconciliationRoutes } from './reconciliation.routes';
import { reconcileDay } from './run-day';

/** The daily comparison of the shop's books with the statements of payment providers. */
export const reconciliation = defineModule({
  name: 'reconciliation',
  routes: reconciliationRoutes,
  async raw(server, app) {
    await differenceFile.pages(server, app);
    await dayFile.pages(server, app);
  },
  jobs: { reconcileDay: { tx: false, run: reconcileDay } },
  upkeep: openDays,
  demo: [{ name: 'days', since: '2026-11-26', load: seedReconciliation }],
});
