import type { OrderSummaryData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { presentOrder } from './order.presenter';
import { type OrderRow, selectOrder } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';

/** An own order with its summary, for screens about its car. @throws NOT_FOUND also for somebody else's */
export async function showOwnOrder(ctx: Ctx, key: OrderKey): Promise<{ row: OrderRow; summary: OrderSummaryData }> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return { row, summary: await presentOrder(ctx, row) };
}
