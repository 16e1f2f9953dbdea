import type { BodyOf } from '@voltfront/contract';
import { weekStartMs } from '@voltfront/rules/order/transport';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { lockOrderForStaff, noteOrder, type OrderRow } from '../order';
import { updateTransport } from './logistics.repository';
import { logisticsTexts } from './logistics.texts';
import type { MovedCar } from './move-car';
import { lockPlanned } from './plan-transport';

const ON_THE_WAY: readonly OrderRow['state'][] = ['locked', 'inProduction', 'inTransit'];

/** Plans the week in which a locked order is built; its expected arrival moves by as much. @throws NOT_FOUND, STATE_CHANGED */
export async function planWeek(
  ctx: ActorCtx,
  { orderNo, plannedWeekAt }: BodyOf<'POST /api/mporder/v1/staff/production/plan'>,
): Promise<MovedCar> {
  const order = await lockOrderForStaff(ctx, orderNo);
  if (order.state !== 'locked') throw refuse('STATE_CHANGED');
  const known = await lockPlanned(ctx, order);
  const week = weekStartMs(plannedWeekAt);
  const moved = week - known.plannedWeekAt;
  const transport = await updateTransport(ctx.db, order, {
    plannedWeekAt: week,
    expectedFromAt: Math.max(week, known.expectedFromAt + moved),
    expectedToAt: Math.max(week, known.expectedToAt + moved),
    updatedAt: ctx.now(),
  });
  return { order, transport };
}

/**
 * A later arrival with its reason, which the customer is told; without a reason a new arrival, and no delay any more.
 * @throws NOT_FOUND, STATE_CHANGED, BAD_INPUT for a range that is over or the wrong way round
 */
export async function setDelay(
  ctx: ActorCtx,
  { orderNo, reason, arrival }: BodyOf<'POST /api/mporder/v1/staff/production/delay'>,
): Promise<MovedCar> {
  const { fromAt, toAt } = arrival;
  const now = ctx.now();
  if (fromAt > toAt || toAt <= now)
    throw refuse('BAD_INPUT', { message: logisticsTexts.rangeWrong, data: { fields: ['body.arrival'] } });
  const order = await lockOrderForStaff(ctx, orderNo);
  if (!ON_THE_WAY.includes(order.state)) throw refuse('STATE_CHANGED');
  const isDelay = reason !== '';
  const noted = await noteOrder(ctx, order, {
    title: isDelay ? logisticsTexts.delayed : logisticsTexts.onTimeAgain,
    note: isDelay ? logisticsTexts.delayedNote({ reason, at: toAt }) : logisticsTexts.onTimeNote({ at: toAt }),
    who: 'staff',
  });
  await lockPlanned(ctx, order);
  const transport = await updateTransport(ctx.db, order, {
    expectedFromAt: fromAt,
    expectedToAt: toAt,
    delayReason: isDelay ? reason : null,
    delayedAt: isDelay ? now : null,
    updatedAt: now,
  });
  const { userId, modelId } = order;
  if (isDelay) await publish(ctx, 'CarDelayed', { userId, orderNo, modelId, reason, expectedToAt: toAt, at: now });
  return { order: noted, transport };
}
