import { defineModule } from '../../kernel/module';
import { createEmbeddedSms } from '../../providers/sms/embedded';
import { accountRoutes } from './account.routes';
import { createSessions } from './session-store';

/** People: login, sessions, settings, cancellation. */
export const account = defineModule({
  name: 'account',
  routes: accountRoutes,
  setup(app) {
    app.sessions = createSessions(app.config.sessionDays);
    app.sms = createEmbeddedSms((line) => app.config.nodeEnv !== 'test' && process.stdout.write(`${line}\n`));
  },
});
