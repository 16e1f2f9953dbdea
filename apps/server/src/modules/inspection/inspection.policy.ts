import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { storeOfStaff } from '../../kernel/staff-sight';
import { lockOrderForStaff, type OrderRow } from '../order';
import { inspectionTexts } from './inspection.texts';

/** States of an order whose car stands at the store and was not handed over yet. */
export const AT_STORE: readonly OrderRow['state'][] = ['arrived', 'paidInFull'];

/** @throws STATE_CHANGED unless the car stands at the store */
export function assertAtStore({ state }: OrderRow): void {
  if (!AT_STORE.includes(state)) throw refuse('STATE_CHANGED');
}

/** An order of the store that the caller works in, locked. @throws NOT_FOUND also for one of another store */
export async function lockOrderOfStore(ctx: ActorCtx, orderNo: string): Promise<OrderRow> {
  const own = await storeOfStaff(ctx);
  const order = await lockOrderForStaff(ctx, orderNo);
  if (own === null || order.storeId !== own) throw refuse('NOT_FOUND', { message: inspectionTexts.missing });
  return order;
}
