import type { FinanceCarData, FinanceOrderData, FinanceShowDetailData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { type FinancedOrder, orderForFinance } from '../order';
import { presentApplication } from './application.presenter';
import { newestApplication } from './application.repository';
import { presentStored } from './compare-plans';
import { financeTexts } from './finance.texts';
import { accountOf } from './find-car';
import type { Book } from './offers';
import { selectWish, type WishRow } from './plan.repository';

type OrderPart = Pick<FinanceShowDetailData, 'order' | 'wish' | 'application' | 'lenderAvailable'>;

const NONE: OrderPart = { order: null, wish: null, application: null, lenderAvailable: null };

/** States in which a plan can be chosen for an order: deposit paid, but not the full price. */
const WISH_STATES: readonly FinancedOrder['state'][] = [
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
];
/** States in which a lender takes an application. */
const APPLY_STATES: readonly FinancedOrder['state'][] = ['locked', 'inProduction', 'inTransit', 'arrived'];

const MESSAGES: Partial<Record<FinancedOrder['state'], string>> = {
  created: financeTexts.orderCreated,
  intentionPaid: financeTexts.orderIntention,
  depositPaid: financeTexts.orderDeposit,
  paidInFull: financeTexts.orderPaid,
  delivered: financeTexts.orderDelivered,
  refunding: financeTexts.orderRefunding,
};

/** What is possible for an order now. */
export function orderStanding({ orderNo, state, totalFen, paidFen }: FinancedOrder): FinanceOrderData {
  const canApply = APPLY_STATES.includes(state);
  return {
    orderNo,
    state,
    totalFen,
    paidFen,
    canWish: WISH_STATES.includes(state),
    canApply,
    message: canApply ? null : (MESSAGES[state] ?? financeTexts.orderClosed),
  };
}

/** Whether the lender of a chosen plan accepts applications now. */
export function isLenderOpen(ctx: Ctx, book: Book, { plan }: Pick<WishRow, 'plan'>): boolean {
  const lender = plan.product ? book.lenderById.get(plan.product.lenderId) : undefined;
  if (!lender?.isOnline || lender.stoppedAt !== null) return false;
  return ctx.app.lender.isAvailable(lender.lenderId);
}

/**
 * The calculation's order with its chosen plan and application; nothing for a car without an order.
 */
export async function showOrderPart(ctx: Ctx, book: Book, { orderNo }: FinanceCarData): Promise<OrderPart> {
  if (orderNo === null) return NONE;
  const key = { userId: accountOf(ctx), orderNo };
  const order = orderStanding(await orderForFinance(ctx, key));
  const wish = await selectWish(ctx.db, key);
  const application = await newestApplication(ctx.db, key);
  return {
    order,
    wish: wish ? await presentStored(ctx, wish) : null,
    application: application ? await presentApplication(ctx, application) : null,
    lenderAvailable: wish?.plan.product ? isLenderOpen(ctx, book, wish) : null,
  };
}
