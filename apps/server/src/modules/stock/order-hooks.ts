import type { DraftStockCarData } from '@voltfront/contract';
import { readyAtMs } from '@voltfront/rules/stock/pickup-plan';
import type { Ctx } from '../../kernel/context';
import type { HookTable } from '../../kernel/hooks';
import { publish } from '../../kernel/jobs';
import type { StockTerms } from '../order';
import { findStore } from '../store';
import { refusalToOrder } from './refusals';
import { loadCar } from './show-car';
import { holdOf } from './stock.states';
import { bindHold, freeCar, selectCar, sellCar } from './stock-car.repository';
import { stockQuote } from './stock-quote';
import { stockChanged } from './stock-reads';

interface Wanted {
  userId: string;
  stockCarId: string;
  orderNo?: string;
}

async function terms(ctx: Ctx, { userId, stockCarId, orderNo }: Wanted): Promise<StockTerms> {
  const row = await loadCar(ctx, stockCarId);
  const refusal = refusalToOrder(row, ctx.now(), userId, orderNo);
  if (refusal) throw refusal;
  return { quote: await stockQuote(ctx, row), cityCode: row.cityCode, storeId: row.storeId };
}

async function carOfDraft(ctx: Ctx, { userId, stockCarId }: Wanted): Promise<DraftStockCarData | null> {
  const row = await selectCar(ctx.db, stockCarId);
  if (!row) return null;
  const store = await findStore(ctx, row.storeId);
  return {
    stockCarId,
    vinTail: row.vin.slice(-6),
    heldUntil: holdOf(row, ctx.now(), userId)?.heldUntil ?? 0,
    storeName: store?.name ?? '',
    readyAt: readyAtMs(ctx.now(), row.readyInDays),
    areCouponsAllowed: row.saleStartsAt === null,
  };
}

async function bind(ctx: Ctx, input: Required<Wanted> & { until: number }): Promise<null> {
  const { userId, stockCarId, orderNo, until } = input;
  const now = ctx.now();
  if (await bindHold(ctx.db, { stockCarId, accountId: userId, orderNo, until, now })) {
    stockChanged(ctx);
    return null;
  }
  const refusal = refusalToOrder(await loadCar(ctx, stockCarId), now, userId, orderNo);
  if (refusal) throw refusal;
  return null;
}

async function sell(ctx: Ctx, { userId, stockCarId, orderNo }: Required<Wanted>): Promise<boolean> {
  const now = ctx.now();
  const isSold = await sellCar(ctx.db, { stockCarId, accountId: userId, orderNo, now });
  stockChanged(ctx);
  if (isSold) await publish(ctx, 'StockCarSold', { stockCarId, userId, orderNo, at: now });
  return isSold;
}

async function free(ctx: Ctx, { userId, stockCarId, orderNo }: Required<Wanted>): Promise<null> {
  await freeCar(ctx.db, { stockCarId, accountId: userId, orderNo, now: ctx.now() });
  stockChanged(ctx);
  return null;
}

/** Handlers of the order module's hooks about stock cars, in its transaction. */
export const orderHooks: HookTable = {
  stockTerms: terms,
  stockOfDraft: carOfDraft,
  bindStockCar: bind,
  sellStockCar: sell,
  freeStockCar: free,
  vinOfStockCar: async (ctx, { stockCarId }) => (await selectCar(ctx.db, stockCarId))?.vin ?? null,
  vinOfOrder: async (ctx, { stockCarId }) => (stockCarId ? ((await selectCar(ctx.db, stockCarId))?.vin ?? null) : null),
};
