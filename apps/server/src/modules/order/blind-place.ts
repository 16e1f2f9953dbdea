import type { Ctx } from '../../kernel/context';
import { giveBackBlindBooking, numberBlindBooking } from '../vehicle';
import type { OrderRow } from './order.repository';
import type { OrderState } from './order.types';

const GIVEN_BACK: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];

/** Updates the blind booking when its order changes state, in the same transaction. */
export async function followBlindBooking(ctx: Ctx, row: OrderRow, to: OrderState): Promise<void> {
  if (row.kind !== 'blind') return;
  if (GIVEN_BACK.includes(to)) await giveBackBlindBooking(ctx, row.userId, row.orderNo);
  else if (row.state === 'created') await numberBlindBooking(ctx, row.userId, row.orderNo, ctx.now());
}
