import { DAY_MS } from '@voltfront/rules/time';
import './final/final.events';
import './order.events';
import { defineModule } from '../../kernel/module';
import { agreementPages } from './agreement-file/agreement-pages';
import { careOfOrder, giveOrderAdviser } from './care-of-order';
import { changeRoutes } from './change/change.routes';
import { seedCouponOrders, seedFinalPayments } from './demo';
import { seedOrderTexts } from './demo/order-texts';
import { seedDemoOffers } from './demo/special-offers';
import { expireOrder } from './expire-order';
import { finalRoutes } from './final/final.routes';
import { blocksOfOrders, hasOrdered, openOrdersByModel } from './list-orders';
import { selfLock } from './lock-order';
import { countOrders, deleteDrafts, selectOrder } from './order.repository';
import { orderRoutes } from './order.routes';
import { hasOrderOf, ownership } from './ownership.repository';
import { remindOfLock } from './remind-of-lock';
import { orderFile } from './staff/export-orders';
import { staffOrderRoutes } from './staff/staff-order.routes';

export { mask, seal, unseal } from './buyer-vault';
export {
  type BenefitSeed,
  type ChangedOrderSeed,
  type DemoChange,
  type RightSeed,
  seedChangedOrders,
  seedEarlyBirds,
  seedRights,
} from './change/seed-order-changes';
export { type ConvertibleOrderFacts, configurationOfOrder, convertibleOrders } from './convertible-orders';
export { createSnapUpOrder } from './create-snap-up-order';
export { deliveredOrders, findDelivered } from './delivered-orders';
export { settleOverdue, writeExpiry } from './expire-order';
export { findAccount } from './final/find-account';
export { followFinal } from './final/follow-final';
export { bookOnOrder } from './final/settle-part';
export { showPart } from './final/show-final';
export { lockOwnOrder, moveOrder, noteOrder } from './move-order';
export { newestOrders } from './newest-orders';
export { countOpenDrafts } from './open-drafts.repository';
export { optionsInWords } from './options-in-words';
export type { DemoPayment, PaymentLine } from './order.events';
export { type OrderRow, orderIsAsSeen, type SeenOrder } from './order.repository';
export { orderByNumber } from './order-by-number';
export { buyerForLender, type FinancedOrder, orderForFinance } from './order-for-finance';
export {
  deliverOrder,
  findHandover,
  type HandedOverOrder,
  handoversOf,
  lockHandover,
  noteHandover,
  noteInsurance,
} from './order-for-handover';
export { orderForPayment, type PayableOrder } from './order-for-payment';
export {
  briefOfOrder,
  lockOrderBeforeFinal,
  newestBeforeFinal,
  newestOrderNo,
  ordersBeforeFinal,
} from './orders-before-final';
export { showOwnOrder } from './own-order';
export { paidConfigurations } from './paid-configurations';
export { findPaidOrder, lockPaidOrder, type PaidOrder, paidOrders } from './paid-orders';
export { plainStaffSteps } from './plain-staff-steps';
export {
  beginRefund,
  completeRefund,
  orderForRefund,
  type RefundOrder,
  returnFromRefund,
  stateOfOrder,
} from './refund-order';
export { type AgreementSeed, seedAgreements } from './seed-agreements';
export { type DemoBuyer, type DemoOrder, seedDemoOrder, seedDemoOrders } from './seed-demo-orders';
export { notePayment, type Settlement, settlePayment } from './settle-payment';
export { findOrderForStaff, lockOrderForStaff } from './staff-orders';
export { selectOrdersAfter, selectOrdersForStaff } from './staff-orders.repository';
export type { StockTerms } from './stock-order';
export { timelineTexts } from './timeline.texts';
export { lockWaitingOrder, type WaitingOrder, waitingOrders } from './waiting-orders';
export { seedYearOffers, type YearOfferSeed } from './year/year-offers';

/** A draft that is never submitted is deleted after this time. */
const DRAFT_KEEP_MS = 30 * DAY_MS;

/** Drafts, orders, their agreements, and the order states from submission to delivery. */
export const order = defineModule({
  name: 'order',
  routes: { ...orderRoutes, ...changeRoutes, ...finalRoutes, ...staffOrderRoutes },
  setup(app) {
    app.ownership = ownership;
  },
  events: {
    AccountCancelled: {
      forgetDrafts: (ctx, { accountId }) => deleteDrafts(ctx.db, { userId: accountId, before: ctx.now() + 1 }),
    },
  },
  demo: [
    { name: 'special-offers', since: '2026-11-24', load: seedDemoOffers },
    { name: 'final-payments', since: '2026-11-25', load: seedFinalPayments },
    { name: 'coupon-orders', since: '2026-11-25', load: seedCouponOrders },
    { name: 'order-texts', since: '2026-11-25', load: seedOrderTexts },
  ],
  async raw(server, app) {
    await agreementPages(server, app);
    await orderFile.pages(server, app);
  },
  upkeep: (ctx) => deleteDrafts(ctx.db, { before: ctx.now() - DRAFT_KEEP_MS }),
  jobs: {
    expireOrder: { tx: false, run: expireOrder },
    selfLockOrder: selfLock,
    remindOfLock,
  },
  hooks: {
    careOfPerson: careOfOrder,
    giveAdviser: giveOrderAdviser,
    orderAtEntrance: async (ctx, { accountId, orderNo }) => {
      const row = await selectOrder(ctx.db, { userId: accountId, orderNo });
      return row ? { modelId: row.modelId, isBlind: row.kind === 'blind' } : null;
    },
    openOrdersByModel: (ctx, { accountId }) => openOrdersByModel(ctx, accountId),
    audienceConditions: async (_ctx, { filter, accountId }) =>
      filter.modelId === undefined ? [] : [hasOrderOf(accountId, filter.modelId)],
    hasOrdered: (ctx, { accountId }) => hasOrdered(ctx, accountId),
    canCancelAccount: (ctx, { accountId }) => blocksOfOrders(ctx, accountId),
    lostByCancellation: async (ctx, { accountId }) => [{ key: 'orders', count: await countOrders(ctx.db, accountId) }],
  },
});
