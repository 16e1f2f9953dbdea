import { DAY_MS } from '@voltfront/rules/time';
import { defineModule } from '../../kernel/module';
import { createDeviceRisk } from '../../providers/device-risk';
import { riskGuard } from './guard-call';
import { setUpDecisions } from './record-decision';
import { deleteOld } from './risk.repository';
import { riskRoutes } from './risk.routes';

/** How long behaviour statistics are kept. */
const BEHAVIOUR_DAYS = 30;

export { refusedCalls, sharedDevices } from './doubtful-use';

/** Device risk: assesses devices after consent, and guards requests with risk checks. */
export const risk = defineModule({
  name: 'risk',
  routes: riskRoutes,
  setup(app) {
    app.deviceRisk = createDeviceRisk(app.config, app.log);
    app.riskGuard = riskGuard;
    setUpDecisions(app);
  },
  upkeep(ctx) {
    const { riskKeepDays } = ctx.app.config;
    const before = (days: number) => ctx.now() - days * DAY_MS;
    return deleteOld(ctx.db, {
      behaviour: before(Math.min(BEHAVIOUR_DAYS, riskKeepDays)),
      others: before(riskKeepDays),
    });
  },
});
