import type { OrderSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { lockOwnOrder } from './move-order';
import { type OrderRow, selectOrder, selectOrdersIn } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderState } from './order.types';

/** An order whose final payment is outstanding. */
export type OrderBeforeFinal = Pick<OrderSummaryData, 'orderNo' | 'modelName' | 'versionName' | 'cutout'> & {
  /** Price minus the paid amount, in fen. */
  restFen: number;
};

const BEFORE_FINAL: readonly OrderState[] = ['depositPaid', 'locked', 'inProduction', 'inTransit', 'arrived'];
/** Final states without a car. */
const CLOSED: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];
const MOST = 20;

function toBrief({ orderNo, quote, totalFen, paidFen }: OrderRow): OrderBeforeFinal {
  const { modelName, versionName, cutout } = quote;
  return { orderNo, modelName, versionName, cutout, restFen: Math.max(0, totalFen - paidFen) };
}

/** Orders of a customer whose final payment is outstanding, newest first. */
export async function ordersBeforeFinal(ctx: Ctx, userId: string): Promise<OrderBeforeFinal[]> {
  return (await selectOrdersIn(ctx.db, userId, BEFORE_FINAL, MOST)).map(toBrief);
}

/**
 * Locks the row of an order of the caller whose final payment is outstanding.
 * @throws NOT_FOUND also for somebody else's, STATE_CHANGED in any other state
 */
export async function lockOrderBeforeFinal(ctx: Ctx, key: OrderKey): Promise<OrderBeforeFinal> {
  const row = await lockOwnOrder(ctx, key);
  if (!BEFORE_FINAL.includes(row.state) || row.totalFen <= row.paidFen)
    throw refuse('STATE_CHANGED', { message: orderTexts.noTradeIn });
  return toBrief(row);
}

/** Short description of an order for other modules; null when it does not exist. */
export async function briefOfOrder(
  ctx: Ctx,
  key: OrderKey,
): Promise<{ orderNo: string; modelName: string; versionName: string; isClosed: boolean } | null> {
  const row = await selectOrder(ctx.db, key);
  if (!row) return null;
  const { orderNo, modelName, versionName } = toBrief(row);
  return { orderNo, modelName, versionName, isClosed: CLOSED.includes(row.state) };
}

/** Number of the newest visible order of a customer in one of these states; null when there is none. */
export async function newestOrderNo(ctx: Ctx, userId: string, states: readonly OrderState[]): Promise<string | null> {
  const [row] = await selectOrdersIn(ctx.db, userId, states, 1);
  return row?.orderNo ?? null;
}

/**
 * Number of the newest order of a customer whose final payment is outstanding; null when there is
 * none.
 */
export const newestBeforeFinal = (ctx: Ctx, userId: string): Promise<string | null> =>
  newestOrderNo(ctx, userId, BEFORE_FINAL);
