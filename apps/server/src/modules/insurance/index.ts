import './insurance.events';
import { defineModule } from '../../kernel/module';
import { createInsurer } from '../../providers/insurer';
import { askInsurer } from './ask-insurer';
import { insuranceRoutes } from './insurance.routes';
import { insuranceStep } from './staff-step';
import '../../kernel/demo-staff';

/** Insurance of arrived cars: an insurer's quote and policy, or an own policy that the store checks. */
export const insurance = defineModule({
  name: 'insurance',
  routes: insuranceRoutes,
  setup(app) {
    app.insurer = createInsurer(app.config, app.log);
  },
  hooks: { demoStaffSteps: async () => [insuranceStep] },
  jobs: { askInsurer: { tx: false, run: askInsurer } },
});
