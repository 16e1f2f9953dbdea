import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { convertibleOrders } from '../order';
import { carNameOf } from './car-words';
import { loadCar, presentCar } from './show-car';
import { currentInstruction, statementsFor } from './statements';
import { holdOf } from './stock.states';
import { selectConfirmedAt, selectHolds } from './stock-car.repository';

type Instruction = ReplyOf<'GET /api/mporder/v1/stock/instruction'>;

/** Whether the caller has an intention or blind order that can be converted to a stock car now. */
export async function hasConvertible(ctx: ActorCtx): Promise<boolean> {
  const orders = await convertibleOrders(ctx, ctx.actor.accountId);
  return orders.some(({ reason }) => reason === null);
}

async function otherHold(ctx: ActorCtx, stockCarId: string): Promise<Instruction['otherHold']> {
  const { accountId } = ctx.actor;
  const [row] = await selectHolds(ctx.db, accountId, ctx.now(), stockCarId);
  const hold = row ? holdOf(row, ctx.now(), accountId) : null;
  return row && hold ? { ...hold, carName: await carNameOf(ctx, row) } : null;
}

/**
 * The statements that the buyer of a car must confirm, with the caller's confirmation and holds.
 * @throws NOT_FOUND
 */
export async function showInstruction(ctx: ActorCtx, { stockCarId }: { stockCarId: string }): Promise<Instruction> {
  const row = await loadCar(ctx, stockCarId);
  const instruction = await currentInstruction(ctx);
  const { version } = instruction;
  const car = await presentCar(ctx, row, { system: 'gcj02' });
  const confirmedAt = car.hold
    ? ((await selectConfirmedAt(ctx.db, ctx.actor.accountId, stockCarId, version)) ?? null)
    : null;
  return {
    car,
    version,
    statements: statementsFor(instruction, row, ctx.now()),
    confirmedAt,
    otherHold: await otherHold(ctx, stockCarId),
    hasConvertibleOrder: await hasConvertible(ctx),
  };
}
