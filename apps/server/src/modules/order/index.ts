import { DAY_MS } from '@voltfront/rules/time';
import './order.events';
import { defineModule } from '../../kernel/module';
import { agreementPages } from './agreement-file/agreement-pages';
import { changeRoutes } from './change/change.routes';
import { expireOrder } from './expire-order';
import { blocksOfOrders, hasOrdered, openOrdersByModel } from './list-orders';
import { selfLock } from './lock-order';
import { countOrders, deleteDrafts, selectOrder } from './order.repository';
import { orderRoutes } from './order.routes';
import { ownership } from './ownership.repository';

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
export { settleOverdue, writeExpiry } from './expire-order';
export { lockOwnOrder, moveOrder, noteOrder } from './move-order';
export { newestOrders } from './newest-orders';
export type { DemoPayment, PaymentLine } from './order.events';
export { type OrderRow, orderIsAsSeen, type SeenOrder } from './order.repository';
export { buyerForLender, type FinancedOrder, orderForFinance } from './order-for-finance';
export { orderForPayment, type PayableOrder } from './order-for-payment';
export {
  briefOfOrder,
  lockOrderBeforeFinal,
  newestBeforeFinal,
  newestOrderNo,
  ordersBeforeFinal,
} from './orders-before-final';
export { showOwnOrder } from './own-order';
export { type AgreementSeed, seedAgreements } from './seed-agreements';
export { type DemoBuyer, type DemoOrder, seedDemoOrder, seedDemoOrders } from './seed-demo-orders';
export { notePayment, type Settlement, settlePayment } from './settle-payment';
export { findOrderForStaff, lockOrderForStaff } from './staff-orders';
export { selectOrdersAfter, selectOrdersForStaff } from './staff-orders.repository';
export type { StockTerms } from './stock-order';
export { seedYearOffers, type YearOfferSeed } from './year/year-offers';

/** A draft that is never submitted is deleted after this time. */
const DRAFT_KEEP_MS = 30 * DAY_MS;

/** Drafts, orders, their agreements, and the order states from submission to delivery. */
export const order = defineModule({
  name: 'order',
  routes: { ...orderRoutes, ...changeRoutes },
  setup(app) {
    app.ownership = ownership;
  },
  events: {
    AccountCancelled: {
      forgetDrafts: (ctx, { accountId }) => deleteDrafts(ctx.db, { userId: accountId, before: ctx.now() + 1 }),
    },
  },
  raw: agreementPages,
  upkeep: (ctx) => deleteDrafts(ctx.db, { before: ctx.now() - DRAFT_KEEP_MS }),
  jobs: {
    expireOrder: { tx: false, run: expireOrder },
    selfLockOrder: selfLock,
  },
  hooks: {
    orderAtEntrance: async (ctx, { accountId, orderNo }) => {
      const row = await selectOrder(ctx.db, { userId: accountId, orderNo });
      return row ? { modelId: row.modelId, isBlind: row.kind === 'blind' } : null;
    },
    openOrdersByModel: (ctx, { accountId }) => openOrdersByModel(ctx, accountId),
    hasOrdered: (ctx, { accountId }) => hasOrdered(ctx, accountId),
    canCancelAccount: (ctx, { accountId }) => blocksOfOrders(ctx, accountId),
    lostByCancellation: async (ctx, { accountId }) => [{ key: 'orders', count: await countOrders(ctx.db, accountId) }],
  },
});
