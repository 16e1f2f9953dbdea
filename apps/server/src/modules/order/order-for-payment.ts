import type { OrderSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { lockOwnOrder } from './move-order';
import { presentOrder } from './order.presenter';
import { type OrderRow, selectOrder } from './order.repository';
import { isHoldOver, isSelfLockDue } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderKind } from './order.types';

/** The order data that a payment needs. */
export interface PayableOrder extends OrderKey {
  kind: OrderKind;
  /** What the amount due is for: a converted intention order pays its deposit. */
  purpose: OrderKind;
  /** `payable`, or why nothing can be paid. */
  state: 'payable' | 'expired' | 'paid' | 'closed';
  /** The amount due now (fen); otherwise the amount last due or paid. */
  amountFen: number;
  expiresAt: number | null;
  /** An expiry or lock is due that is not stored yet. */
  isOverdue: boolean;
  modelName: string;
  summary: OrderSummaryData;
}

function payableState(row: OrderRow, now: number): PayableOrder['state'] {
  if (row.state === 'cancelled' || row.state === 'refunding' || row.state === 'refunded') return 'closed';
  if (row.state === 'expired' || isHoldOver(row, now)) return 'expired';
  return row.dueFen > 0 ? 'payable' : 'paid';
}

/** States with a deadline. */
const isWaiting = (state: OrderRow['state']) =>
  state === 'created' || state === 'intentionPaid' || state === 'depositPaid';

async function toPayable(ctx: Ctx, row: OrderRow): Promise<PayableOrder> {
  const { userId, orderNo, kind, expiresAt, quote } = row;
  return {
    userId,
    orderNo,
    kind,
    purpose: row.conversion ? 'deposit' : kind,
    state: payableState(row, ctx.now()),
    amountFen: row.dueFen,
    expiresAt,
    isOverdue: isWaiting(row.state) && (isHoldOver(row, ctx.now()) || isSelfLockDue(row, ctx.now())),
    modelName: quote.modelName,
    summary: await presentOrder(ctx, row),
  };
}

/**
 * An order of the caller for the cashier. `lock` locks its row until the transaction ends.
 * @throws NOT_FOUND also for somebody else's
 */
export async function orderForPayment(
  ctx: Ctx,
  key: OrderKey,
  options: { lock?: boolean } = {},
): Promise<PayableOrder> {
  if (options.lock) return toPayable(ctx, await lockOwnOrder(ctx, key));
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return toPayable(ctx, row);
}
