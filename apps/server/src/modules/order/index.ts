import './order.events';
import { defineModule } from '../../kernel/module';
import { expireOrder } from './expire-order';
import { hasOpenOrders, openOrdersByModel } from './list-orders';
import { selfLock } from './lock-order';
import { orderRoutes } from './order.routes';

export { expireOrder, settleOverdue } from './expire-order';
export { hasOpenOrders, newestOpen, openOrdersByModel } from './list-orders';
export type { DemoPayment, OrderFact, PaymentLine } from './order.events';
export { orderForPayment, type PayableOrder } from './order-for-payment';
export { type AgreementSeed, seedAgreements } from './seed-agreements';
export { type DemoBuyer, type DemoOrder, seedDemoOrders } from './seed-demo-orders';
export { type ArrivedPayment, notePayment, type Settlement, settlePayment } from './settle-payment';

/** Drafts, orders, their agreements and their life from submission to delivery. */
export const order = defineModule({
  name: 'order',
  routes: orderRoutes,
  jobs: {
    expireOrder: { tx: false, run: expireOrder },
    selfLockOrder: selfLock,
  },
  hooks: {
    openOrdersByModel: (ctx, { accountId }) => openOrdersByModel(ctx, accountId),
    canCancelAccount: async (ctx, { accountId }) =>
      (await hasOpenOrders(ctx, accountId)) ? '您有未完成的订单，暂不能注销' : null,
  },
});
