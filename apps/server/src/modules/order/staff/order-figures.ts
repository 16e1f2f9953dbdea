import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { ORDER_STATES } from '@voltfront/rules/order/order-moves';
import type { ActorCtx } from '../../../kernel/context';
import { spanOf } from '../../../kernel/day-span';
import { staffSight } from '../../../kernel/staff-sight';
import { allStores } from '../../store';
import { listModels } from '../../vehicle';
import { countDays, countStates, measureStages } from './staff-orders.repository';

type Figures = 'GET /api/mporder/v1/staff/orders/figures';

/** Orders by day, and how long orders stayed in each state. @throws BAD_INPUT for a span that is empty or too long */
export async function showOrderFigures(ctx: ActorCtx, query: QueryOf<Figures>): Promise<ReplyOf<Figures>> {
  const { from, before, days } = spanOf(query);
  const { onlyStoreId } = await staffSight(ctx, 'orders');
  const span = { from, before, storeId: onlyStoreId };
  const counted = await countDays(ctx.db, span);
  const stages = await measureStages(ctx.db, span);
  const countOf = (day: string, what: string) =>
    counted.find((one) => one.day === day && one.what === what)?.count ?? 0;
  const ordered = ORDER_STATES.flatMap((state) => stages.filter((one) => one.state === state));
  return {
    days: days.map((day) => ({
      day,
      made: countOf(day, 'made'),
      paid: countOf(day, 'paid'),
      delivered: countOf(day, 'delivered'),
    })),
    stages: ordered.map(({ state, count, median, slow }) => ({ state, count, medianHours: median, slowHours: slow })),
  };
}

/** How many orders are in each state. */
export async function showWaiting(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/staff/orders/waiting'>> {
  const { onlyStoreId } = await staffSight(ctx, 'orders');
  const counted = await countStates(ctx.db, onlyStoreId);
  return {
    states: ORDER_STATES.map((state) => {
      const found = counted.find((one) => one.state === state);
      return { state, count: found?.count ?? 0, oldestAt: found?.oldestAt ?? null };
    }),
  };
}

/** Models and stores that the list of orders can be narrowed to. */
export async function showOrderFilters(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/staff/orders/filters'>> {
  const { onlyStoreId } = await staffSight(ctx, 'orders');
  const stores = await allStores(ctx);
  const models = await listModels(ctx, {});
  return {
    models: models.map(({ modelId, name }) => ({ modelId, name })),
    stores: stores
      .filter(({ storeId }) => onlyStoreId === undefined || storeId === onlyStoreId)
      .map(({ storeId, name }) => ({ storeId, name })),
  };
}
