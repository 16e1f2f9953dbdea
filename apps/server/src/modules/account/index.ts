import { defineModule } from '../../kernel/module';
import { accountRoutes } from './account.routes';
import { accountGuard } from './account-guard';
import { seedPeople } from './demo';
import { forgetOldCodes } from './forget-codes';
import { accountData, accountFacts } from './personal-data';
import { createSessions, forgetOldSessions } from './session-store';

export { findMobile } from './account.repository';
export { findOpenId } from './find-open-id';
export { findPeople, type Person } from './find-people';
export { showConsents } from './show-consents';
export {
  checkSmsCode,
  type SmsProof,
  spendSmsCode,
  useSignCode,
} from './sms-code';

/** People: login, sessions, settings, cancellation. */
export const account = defineModule({
  name: 'account',
  routes: accountRoutes,
  async setup(app) {
    app.accountGuard = accountGuard;
    app.sessions = await createSessions(app);
  },
  async upkeep(ctx) {
    await forgetOldSessions(ctx.db, ctx.app.config.sessionDays, ctx.now());
    await forgetOldCodes(ctx);
  },
  demo: [{ name: 'people', since: '2026-11-23', load: seedPeople }],
  hooks: {
    personalFacts: (ctx, { accountId, since }) => accountFacts(ctx, accountId, since),
    personalData: (ctx, { accountId }) => accountData(ctx, accountId),
  },
});
