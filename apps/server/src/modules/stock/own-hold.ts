import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { loadCar } from './show-car';
import { presentOne } from './stock.presenter';
import { holdOf } from './stock.states';
import { dropHolds, selectHolds } from './stock-car.repository';
import { stockChanged } from './stock-reads';

/** The caller's active hold, or null. */
export async function showHold(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/stock/hold'>> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const [row] = await selectHolds(ctx.db, accountId, now);
  if (!row) return { hold: null, car: null, now };
  return { hold: holdOf(row, now, accountId), car: await presentOne(ctx, row.stockCarId), now };
}

/**
 * Releases a hold of the caller; does nothing without one. @throws NOT_FOUND, HOLD_IN_ORDER while
 * an order awaits payment
 */
export async function releaseHold(ctx: ActorCtx, { stockCarId }: { stockCarId: string }): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  const held = holdOf(await loadCar(ctx, stockCarId), ctx.now(), accountId);
  if (held && held.orderNo !== null) throw refuse('HOLD_IN_ORDER', { data: { hold: held } });
  await dropHolds(ctx.db, accountId, { only: stockCarId }, ctx.now());
  stockChanged(ctx);
  return { ok: true };
}
