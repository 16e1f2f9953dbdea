import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { dropConversion } from './expire-order';
import { factOf, lockOwnOrder, moveOrder } from './move-order';
import { type OrderRow, updateOrder } from './order.repository';
import { isHoldOver } from './order.states';
import type { OrderKey } from './order.types';
import { timelineTexts } from './timeline.texts';

/**
 * Cancels an unpaid order, or the unpaid conversion of an intention order.
 * @throws ORDER_EXPIRED after the payment deadline, ALREADY_PAID after payment, STATE_CHANGED
 * otherwise
 */
export async function cancelOrder(ctx: Ctx, key: OrderKey): Promise<OrderRow> {
  const row = await lockOwnOrder(ctx, key);
  if (row.state === 'expired' || isHoldOver(row, ctx.now())) throw refuse('ORDER_EXPIRED');
  const isConversion = row.conversion !== null;
  if (!isConversion && row.state !== 'created')
    throw refuse(row.state === 'cancelled' ? 'STATE_CHANGED' : 'ALREADY_PAID');
  const cancelled = isConversion
    ? await dropConversion(ctx, row, 'customer', timelineTexts.youCancelledConversion)
    : await moveOrder(ctx, row, 'cancel', {
        who: 'customer',
        note: timelineTexts.youCancelled,
        changes: { dueFen: 0, expiresAt: null },
      });
  await publish(ctx, 'OrderCancelled', { ...factOf(row, ctx.now()), isConversion });
  return cancelled;
}

/** Hides an expired or cancelled order from the list. @throws STATE_CHANGED for any other */
export async function hideOrder(ctx: Ctx, key: OrderKey): Promise<void> {
  const row = await lockOwnOrder(ctx, key);
  if (row.state !== 'expired' && row.state !== 'cancelled') throw refuse('STATE_CHANGED');
  await updateOrder(ctx.db, key, { isHidden: true, updatedAt: ctx.now() });
}
