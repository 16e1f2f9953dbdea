import type { DraftStockCarData, QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { OrderRow } from './order.repository';
import { orderTexts } from './order.texts';

/** What an order takes from a stock car; none of it can be chosen. */
export interface StockTerms {
  quote: QuoteData;
  /** It is handed over at its own store. */
  cityCode: string;
  storeId: string;
}

/** A customer and a stock car. */
interface Wanted {
  userId: string;
  stockCarId: string;
}

/** Hooks that this module calls and the stock module answers, in the caller's transaction. */
declare module '../../kernel/hooks' {
  interface HookMap {
    /**
     * Price, city and store of a car that the customer currently holds. Throws HOLD_MISSING,
     * CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN.
     */
    stockTerms: { input: Wanted & { orderNo?: string }; answer: StockTerms };
    /** The car of a draft for its screen, with or without a hold. */
    stockOfDraft: { input: Wanted; answer: DraftStockCarData | null };
    /**
     * Binds the customer's hold to an order until its payment deadline. Throws like `stockTerms`.
     */
    bindStockCar: { input: Wanted & { orderNo: string; until: number }; answer: null };
    /** Sells the car to the order that holds it; false when it was sold to somebody else. */
    sellStockCar: { input: Wanted & { orderNo: string }; answer: boolean };
    /** Number of the car; null when it does not exist. */
    vinOfStockCar: { input: { stockCarId: string }; answer: string | null };
    /** Releases a car that the order holds or has bought; otherwise does nothing. */
    freeStockCar: { input: Wanted & { orderNo: string }; answer: null };
  }
}

/** The car that an order's open payment would buy, or null. */
const wantedStockCar = (row: OrderRow): string | null =>
  row.conversion ? (row.conversion.stockCarId ?? null) : row.stockCarId;

/**
 * Price, city and store of a draft's stock car. @throws BAD_INPUT for an intention, HOLD_MISSING,
 * CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN
 */
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

/** A draft's stock car for its screen; null for a car built to order. */
export async function stockOfDraft(ctx: Ctx, userId: string, stockCarId: string | null) {
  if (!stockCarId) return null;
  return (await ctx.app.hooks.ask(ctx, 'stockOfDraft', { userId, stockCarId }))[0] ?? null;
}

/**
 * Binds the hold of a stock car to the order just submitted. @throws HOLD_MISSING, CAR_TAKEN,
 * CAR_SOLD, CAR_WITHDRAWN
 */
export async function bindStockCar(ctx: Ctx, row: OrderRow): Promise<void> {
  const stockCarId = wantedStockCar(row);
  const { userId, orderNo, expiresAt } = row;
  if (!stockCarId || expiresAt === null) return;
  await ctx.app.hooks.ask(ctx, 'bindStockCar', { userId, stockCarId, orderNo, until: expiresAt });
}

/**
 * Sells the stock car to an order that was paid; true also for orders without one, false when the
 * car is gone.
 */
export async function sellStockCar(ctx: Ctx, row: OrderRow): Promise<boolean> {
  const stockCarId = wantedStockCar(row);
  if (!stockCarId) return true;
  const { userId, orderNo } = row;
  return (await ctx.app.hooks.ask(ctx, 'sellStockCar', { userId, stockCarId, orderNo })).every(Boolean);
}

/** Releases the stock car of an order, or of its abandoned conversion. */
export async function freeStockCar(ctx: Ctx, row: OrderRow): Promise<void> {
  const stockCarId = wantedStockCar(row);
  const { userId, orderNo } = row;
  if (stockCarId) await ctx.app.hooks.ask(ctx, 'freeStockCar', { userId, stockCarId, orderNo });
}
