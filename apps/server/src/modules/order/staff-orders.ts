import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { OrderRow } from './order.repository';
import { orderTexts } from './order.texts';
import { lockOrderByNo, selectOrderByNo } from './staff-orders.repository';

/** Anybody's order, for staff. @throws NOT_FOUND */
export async function findOrderForStaff(ctx: Ctx, orderNo: string): Promise<OrderRow> {
  const row = await selectOrderByNo(ctx.db, orderNo);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return row;
}

/** Anybody's order, locked until the transaction ends, for staff. @throws NOT_FOUND */
export async function lockOrderForStaff(ctx: Ctx, orderNo: string): Promise<OrderRow> {
  const row = await lockOrderByNo(ctx.db, orderNo);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return row;
}
