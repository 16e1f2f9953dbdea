import type { CareFacts, CarePlace } from '../../kernel/care-sources';
import type { Ctx } from '../../kernel/context';
import { type OrderRow, selectOrdersIn, updateAdviser } from './order.repository';
import { isSelfLockDue, OPEN_STATES } from './order.states';

/** Open orders that have an adviser: everything but what is not paid yet. */
const CARED_STATES = OPEN_STATES.filter((state) => state !== 'created');

/** The store of an order can be changed until the lock, where nothing else decides about it. */
function fixedBy(row: OrderRow, now: number): CarePlace['fixedBy'] {
  if (row.state === 'intentionPaid' || row.stockCarId !== null) return 'order';
  return row.state === 'depositPaid' && !isSelfLockDue(row, now) ? null : 'lock';
}

/** Delivery store of the newest open order of a person and of their newest car. */
export async function careOfOrder(ctx: Ctx, { userId }: { userId: string }): Promise<CareFacts> {
  const [open] = await selectOrdersIn(ctx.db, userId, CARED_STATES, 1);
  const [delivered] = await selectOrdersIn(ctx.db, userId, ['delivered'], 1);
  const places = [open, delivered].flatMap((row): CarePlace[] => {
    if (!row?.storeId) return [];
    const { orderNo, storeId, adviserId } = row;
    const isRunning = row.state !== 'delivered';
    return [{ purpose: 'delivery', orderNo, storeId, adviserId, fixedBy: fixedBy(row, ctx.now()), isRunning }];
  });
  return { places };
}

/** Gives the orders of a person in a store another adviser. */
export async function giveOrderAdviser(
  ctx: Ctx,
  { userId, storeId, adviserId }: { userId: string; storeId: string; adviserId: string },
): Promise<null> {
  await updateAdviser(ctx.db, { userId, storeId }, adviserId);
  return null;
}
