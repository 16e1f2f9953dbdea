import { type Ctx, withTransaction } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { freeOrderCoupons } from './coupons/order-coupons';
import { expirePart } from './final/settle-part';
import { selfLock } from './lock-order';
import { factOf, moveOrder, noteOrder } from './move-order';
import { type OrderRow, selectOrderForUpdate, selectOverdue } from './order.repository';
import { isHoldOver } from './order.states';
import type { OrderKey } from './order.types';
import { freeStockCar } from './stock-order';
import { timelineTexts } from './timeline.texts';

const NOTHING_DUE = { dueFen: 0, expiresAt: null };

/** Discards a conversion; the intention order continues unchanged. */
export async function dropConversion(
  ctx: Ctx,
  row: OrderRow,
  who: 'customer' | 'system',
  note: string,
): Promise<OrderRow> {
  await freeStockCar(ctx, row);
  await freeOrderCoupons(ctx, row);
  return noteOrder(ctx, row, { title: timelineTexts.notConverted, note, who }, { ...NOTHING_DUE, conversion: null });
}

/**
 * Stores the expiry of an order, or of a cash part, past its payment deadline; does nothing before it. Call it in a
 * transaction.
 */
export async function writeExpiry(ctx: Ctx, key: OrderKey): Promise<void> {
  const row = await selectOrderForUpdate(ctx.db, key);
  if (!row || !isHoldOver(row, ctx.now())) return;
  if (row.state === 'arrived') return expirePart(ctx, key);
  const isConversion = row.conversion !== null;
  if (isConversion) await dropConversion(ctx, row, 'system', timelineTexts.unpaidConversion);
  else if (row.state === 'created')
    await moveOrder(ctx, row, 'expire', { who: 'system', note: timelineTexts.unpaid, changes: NOTHING_DUE });
  else return;
  await publish(ctx, 'OrderExpired', { ...factOf(row, ctx.now()), isConversion });
}

/**
 * Expires an order past its payment deadline, after asking the providers once more whether it was
 * paid. Does nothing when the order has been paid, cancelled or expired. Call it outside a
 * transaction.
 */
export async function expireOrder(ctx: Ctx, key: OrderKey): Promise<void> {
  try {
    await ctx.app.hooks.ask(ctx, 'settleOpenPayments', key);
  } catch (error) {
    ctx.log.warn({ err: error, orderNo: key.orderNo }, 'order expires without an answer of the payment provider');
  }
  await withTransaction(ctx, (tx) => writeExpiry(tx, key));
}

/** Stores due expiries and locks of a customer's orders. Call it before reading them. */
export async function settleOverdue(ctx: Ctx, userId: string): Promise<void> {
  for (const key of await selectOverdue(ctx.db, userId, ctx.now())) {
    await expireOrder(ctx, key);
    await withTransaction(ctx, (tx) => selfLock(tx, key));
  }
}
