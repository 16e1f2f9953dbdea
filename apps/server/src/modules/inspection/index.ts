import './inspection.events';
import { defineModule } from '../../kernel/module';
import { reportStep, seedReports } from './demo';
import { inspectionRoutes } from './inspection.routes';

/** Reports about arrived cars: written by the store, questioned and confirmed by the customer before the pickup. */
export const inspection = defineModule({
  name: 'inspection',
  routes: inspectionRoutes,
  hooks: { demoStaffSteps: async () => [reportStep] },
  demo: [{ name: 'reports', since: '2026-11-24', load: seedReports }],
});
