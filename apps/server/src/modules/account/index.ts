import { defineModule } from '../../kernel/module';
import { eraseOwnData } from '../../kernel/personal-data/own-data';
import { accountRoutes } from './account.routes';
import { accountGuard } from './account-guard';
import { closeWaiting } from './cancel-account';
import { customerFacts } from './customer-facts';
import {
  seedConnections,
  seedConsultant,
  seedCouponBuyer,
  seedDeliveryPerson,
  seedFinalBuyer,
  seedMembers,
  seedPeople,
} from './demo';
import { findPeople } from './find-people';
import { forgetOldCodes } from './forget-codes';
import { mobileFact } from './mobile-fact';
import { createSessions, forgetOldSessions } from './session-store';
import { closeAllWaiting, confirmErasure, orderEnded } from './waiting-cancellations';

export { maskMobile } from './account.presenter';
export { findAccountOfMobile, findMobile } from './account.repository';
export { type Audience, audiences } from './audience';
export { cancelledAvatar } from './avatars';
export { csvFile } from './csv-file';
export { type FoundCustomer, findCustomer } from './find-customer';
export { findOpenId } from './find-open-id';
export { findPeople, type Person } from './find-people';
export { hasStaffSession } from './has-staff-session';
export { maskedMobiles } from './masked-mobiles';
export { notificationsOf } from './preferences';
export { renameAccount, setAvatar } from './profile-fields';
export { CONSOLE_IDLE_MS, endSession, leaveConsole, SESSIONS_ENDED, strengthen } from './session-store';
export { showConsents } from './show-consents';
export { showUser } from './show-user';
export {
  checkSmsCode,
  countSmsTurn,
  hashPhone,
  type SmsProof,
  sendSmsCode,
  smsRules,
  spendSmsCode,
  useSignCode,
  useSmsCode,
} from './sms-code';
export {
  addStaffAccount,
  lastSeenAtConsole,
  lockAdministrators,
  lockStaff,
  type StaffRow,
  selectStaff,
  staffRowOf,
} from './staff-account.repository';
export { hasPassed, maskedMobileOf, openConsole, setRoles, staffById, staffOfMobile } from './staff-accounts';

/** Accounts: login, sessions, settings, cancellation. */
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
    await closeAllWaiting(ctx);
  },
  demo: [
    // Looked up when it runs: demo data of other modules import this one's, and may be what a process imports first.
    { name: 'people', since: '2026-11-23', load: (ctx) => seedPeople(ctx) },
    { name: 'connections', since: '2026-11-24', load: seedConnections },
    { name: 'consultant', since: '2026-11-24', load: seedConsultant },
    { name: 'members', since: '2026-11-24', load: seedMembers },
    { name: 'delivery', since: '2026-11-24', load: seedDeliveryPerson },
    { name: 'final-buyer', since: '2026-11-25', load: seedFinalBuyer },
    { name: 'coupon-buyer', since: '2026-11-25', load: seedCouponBuyer },
  ],
  // The name of the subscription is that of an earlier release, whose waiting cancellations this finishes.
  events: {
    AccountCancelled: { forgetPrivacy: eraseOwnData },
    OrderCancelled: { closeAfterCancelledOrder: orderEnded },
    OrderExpired: { closeAfterExpiredOrder: orderEnded },
    PaymentRefunded: { closeAfterRefund: orderEnded },
    OrderRefunded: { closeAfterOrderRefund: orderEnded },
  },
  jobs: {
    confirmErasure,
    closeWaitingAccount: (ctx, { accountId }) => closeWaiting(ctx, accountId),
  },
  hooks: {
    personalFacts: (ctx, { accountId, since }) => mobileFact(ctx, accountId, since),
    customerFacts: (ctx, { accountId }) => customerFacts(ctx, accountId),
    facesOf: (ctx, { accountIds }) => findPeople(ctx, accountIds),
  },
});
