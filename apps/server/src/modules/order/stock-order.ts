import type { DraftStockCarData, QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { OrderRow } from './order.repository';
import { orderTexts } from './order.texts';

/** What an order takes over from a stock car: nothing of it can be chosen. */
export interface StockTerms {
  quote: QuoteData;
  /** It is handed over where it stands. */
  cityCode: string;
  storeId: string;
}

/** A customer and a stock car. */
interface Wanted {
  userId: string;
  stockCarId: string;
}

/** Questions of this module to the owner of stock cars; each in the asker's transaction. */
declare module '../../kernel/hooks' {
  interface HookMap {
    /** Price and place of a car under the customer's own live hold. Refuses with HOLD_MISSING, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN. */
    stockTerms: { input: Wanted & { orderNo?: string }; answer: StockTerms };
    /** The car of a draft as its page shows it, with or without a hold. */
    stockOfDraft: { input: Wanted; answer: DraftStockCarData | null };
    /** Ties the own hold to an order until the end of its time to pay. Refuses like `stockTerms`. */
    bindStockCar: { input: Wanted & { orderNo: string; until: number }; answer: null };
    /** Sells the car to the order that holds it; false when it went to somebody else meanwhile. */
    sellStockCar: { input: Wanted & { orderNo: string }; answer: boolean };
    /** Frees a car that the order holds or has bought; nothing happens when it does neither. */
    freeStockCar: { input: Wanted & { orderNo: string }; answer: null };
  }
}

/** The car that the open payment of an order would buy, or null. */
const wantedStockCar = (row: OrderRow): string | null =>
  row.conversion ? (row.conversion.stockCarId ?? null) : row.stockCarId;

/** Price and place of the stock car of a draft. @throws BAD_INPUT for an intention, HOLD_MISSING, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN */
export async function stockTerms(
  ctx: Ctx,
  userId: string,
  draft: { kind: string; stockCarId?: string | null | undefined },
): Promise<StockTerms | null> {
  const { kind, stockCarId } = draft;
  if (!stockCarId) return null;
  if (kind !== 'deposit')
    throw refuse('BAD_INPUT', { message: orderTexts.stockDeposit, data: { fields: ['body.kind'] } });
  const [terms] = await ctx.app.hooks.ask(ctx, 'stockTerms', { userId, stockCarId });
  if (!terms) throw refuse('NOT_FOUND');
  return terms;
}

/** The stock car of a draft for its page; null for a car built to order. */
export async function stockOfDraft(ctx: Ctx, userId: string, stockCarId: string | null) {
  if (!stockCarId) return null;
  return (await ctx.app.hooks.ask(ctx, 'stockOfDraft', { userId, stockCarId }))[0] ?? null;
}

/** Ties the hold of a stock car to the order just submitted. @throws HOLD_MISSING, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN */
export async function bindStockCar(ctx: Ctx, row: OrderRow): Promise<void> {
  const stockCarId = wantedStockCar(row);
  const { userId, orderNo, expiresAt } = row;
  if (!stockCarId || expiresAt === null) return;
  await ctx.app.hooks.ask(ctx, 'bindStockCar', { userId, stockCarId, orderNo, until: expiresAt });
}

/** Takes the stock car for an order whose money is there; true also for orders without one, false when it is gone. */
export async function sellStockCar(ctx: Ctx, row: OrderRow): Promise<boolean> {
  const stockCarId = wantedStockCar(row);
  if (!stockCarId) return true;
  const { userId, orderNo } = row;
  return (await ctx.app.hooks.ask(ctx, 'sellStockCar', { userId, stockCarId, orderNo })).every(Boolean);
}

/** Frees the stock car of an order, or of the conversion it gives up. */
export async function freeStockCar(ctx: Ctx, row: OrderRow): Promise<void> {
  const stockCarId = wantedStockCar(row);
  const { userId, orderNo } = row;
  if (stockCarId) await ctx.app.hooks.ask(ctx, 'freeStockCar', { userId, stockCarId, orderNo });
}
