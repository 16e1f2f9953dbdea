import type { ChangedOrderData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { type OrderRow, selectOrder } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';

/** Reads an order of the caller. @throws NOT_FOUND also for somebody else's */
export async function findOwnOrder(ctx: Ctx, key: OrderKey): Promise<OrderRow> {
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return row;
}

/** The order in the header of a change screen. */
export function presentChanged(row: OrderRow): ChangedOrderData {
  const { orderNo, kind, state, modelId, quote, totalFen, paidFen, locksAt } = row;
  const { modelName, versionName, cutout, configuration } = quote;
  const { versionId } = configuration;
  const shownLock = state === 'depositPaid' ? locksAt : null;
  return {
    orderNo,
    kind,
    state,
    modelId,
    modelName,
    versionId,
    versionName,
    cutout,
    totalFen,
    paidFen,
    locksAt: shownLock,
  };
}
