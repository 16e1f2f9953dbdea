import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { assertOrderSigned } from './check-agreements';
import { factOf, lockOwnOrder, moveOrder } from './move-order';
import { type OrderRow, selectOrderForUpdate } from './order.repository';
import { isSelfLockDue } from './order.states';
import type { OrderKey, OrderState } from './order.types';
import { defaultAtLock } from './special-options';
import { timelineTexts } from './timeline.texts';

const AFTER_LOCK: readonly OrderState[] = ['locked', 'inProduction', 'inTransit', 'arrived', 'paidInFull', 'delivered'];

/** @throws ORDER_LOCKED when the order is locked, or its automatic lock is due */
export function assertNotLocked(row: OrderRow, now: number): void {
  if (AFTER_LOCK.includes(row.state) || isSelfLockDue(row, now)) throw refuse('ORDER_LOCKED');
}

/**
 * Locks a deposit order permanently: afterwards it can be neither changed nor refunded.
 * @throws ORDER_LOCKED when it is already locked, AGREEMENT_UNSIGNED or AGREEMENT_OUTDATED,
 * STATE_CHANGED in any other state
 */
export async function lockOrder(ctx: Ctx, key: OrderKey): Promise<OrderRow> {
  const row = await lockOwnOrder(ctx, key);
  assertNotLocked(row, ctx.now());
  if (row.state !== 'depositPaid') throw refuse('STATE_CHANGED');
  await assertOrderSigned(ctx, row);
  const changes = await defaultAtLock(ctx, row);
  const locked = await moveOrder(ctx, row, 'lock', { who: 'customer', note: timelineTexts.noMoreChanges, changes });
  await publish(ctx, 'OrderLocked', { ...factOf(locked, ctx.now()), isAutomatic: false });
  return locked;
}

/** Locks an order automatically 7 days after its deposit; does nothing when that is not due. */
export async function selfLock(ctx: Ctx, key: OrderKey): Promise<void> {
  const row = await selectOrderForUpdate(ctx.db, key);
  if (!row || !isSelfLockDue(row, ctx.now())) return;
  const changes = await defaultAtLock(ctx, row);
  const locked = await moveOrder(ctx, row, 'selfLock', { who: 'system', note: timelineTexts.selfLocked, changes });
  await publish(ctx, 'OrderLocked', { ...factOf(locked, ctx.now()), isAutomatic: true });
}
