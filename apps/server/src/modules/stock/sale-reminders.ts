import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { deleteSaleReminder, insertSaleReminder, takeSaleReminders } from './sale-reminders.repository';
import { loadCar } from './show-car';
import { phaseOf } from './stock.states';
import { stockTexts } from './stock.texts';
import { selectCar } from './stock-car.repository';

/**
 * Sets or removes the caller's reminder of a sale; repeating it changes nothing.
 * @throws NOT_FOUND, SALE_NOT_RUNNING when the sale has no future start
 */
export async function setSaleReminder(
  ctx: ActorCtx,
  { stockCarId, isSet }: BodyOf<'POST /api/mporder/v1/stock/sale/reminder'>,
): Promise<{ isSet: boolean }> {
  const row = await loadCar(ctx, stockCarId);
  const { accountId } = ctx.actor;
  if (!isSet) {
    await deleteSaleReminder(ctx.db, accountId, stockCarId);
    return { isSet };
  }
  if (phaseOf(row, ctx.now()) !== 'notStarted') throw refuse('SALE_NOT_RUNNING', { message: stockTexts.saleStarted });
  if (row.status !== 'onSale') throw refuse(row.status === 'sold' ? 'CAR_SOLD' : 'CAR_WITHDRAWN');
  await insertSaleReminder(ctx.db, accountId, stockCarId, ctx.now());
  return { isSet };
}

/** Notifies people with a reminder that a sale has started; once, however often this runs. */
export async function startStockSale(ctx: Ctx, { stockCarId }: { stockCarId: string }): Promise<void> {
  const row = await selectCar(ctx.db, stockCarId);
  if (row?.status !== 'onSale' || row.saleEndsAt === null || phaseOf(row, ctx.now()) !== 'running') return;
  const people = await takeSaleReminders(ctx, stockCarId);
  for (const accountId of people)
    await publish(ctx, 'StockSaleStarted', { accountId, stockCarId, endsAt: row.saleEndsAt });
}
