import type { QuoteData, SubsidyKindData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { unseal } from './buyer-vault';
import { lockOwnOrder } from './move-order';
import { type OrderRow, selectOrder } from './order.repository';
import { isHoldOver, isSelfLockDue } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey, OrderKind, OrderState } from './order.types';

/** The order data that a loan needs. */
export interface FinancedOrder extends OrderKey {
  kind: OrderKind;
  /**
   * The effective state: an order whose automatic lock is due counts as locked, one past its
   * payment deadline as expired.
   */
  state: OrderState;
  /** The frozen configuration and price. */
  quote: QuoteData;
  subsidy: SubsidyKindData;
  totalFen: number;
  paidFen: number;
  cityCode: string;
  cityName: string;
}

/**
 * The buyer's unmasked data. Only for a lender that the buyer consented to; never log it or send it
 * to a client.
 */
export interface BuyerInClear {
  kind: 'personal' | 'enterprise';
  name: string;
  idNumber: string;
  mobile: string;
}

function stateNow(row: OrderRow, nowMs: number): OrderState {
  if (isSelfLockDue(row, nowMs)) return 'locked';
  return row.state === 'created' && isHoldOver(row, nowMs) ? 'expired' : row.state;
}

async function findOrder(ctx: Ctx, key: OrderKey, isLocking: boolean): Promise<OrderRow> {
  if (isLocking) return lockOwnOrder(ctx, key);
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return row;
}

/**
 * An order of the caller for a loan. `lock` locks its row until the transaction ends.
 * @throws NOT_FOUND also for somebody else's
 */
export async function orderForFinance(
  ctx: Ctx,
  key: OrderKey,
  options: { lock?: boolean } = {},
): Promise<FinancedOrder> {
  const row = await findOrder(ctx, key, options.lock ?? false);
  const { userId, orderNo, kind, quote, subsidy, totalFen, paidFen, cityCode, cityName } = row;
  return {
    userId,
    orderNo,
    kind,
    state: stateNow(row, ctx.now()),
    quote,
    subsidy,
    totalFen,
    paidFen,
    cityCode,
    cityName,
  };
}

/**
 * The unmasked buyer of an order of the caller, for the lender that the buyer chose.
 * @throws NOT_FOUND also for somebody else's
 */
export async function buyerForLender(ctx: Ctx, key: OrderKey): Promise<BuyerInClear> {
  const { buyer } = await findOrder(ctx, key, false);
  const secret = ctx.app.config.dataSecret;
  return {
    kind: buyer.kind,
    name: buyer.name,
    idNumber: unseal(secret, buyer.sealedNumber),
    mobile: unseal(secret, buyer.sealedMobile),
  };
}
