import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { prepared } from '../../kernel/prepared';
import { stockCars, stockSaleReminders } from './stock.tables';

/** What may change about a car while its list is cached, and the caller's own hold and reminder. */
export interface LiveCar {
  status: 'onSale' | 'sold' | 'withdrawn';
  heldBy: string | null;
  heldUntil: number | null;
  /** The person asked for a reminder of the sale's start. */
  isReminded: boolean;
}

const liveCars = prepared(
  ['accountId', 'ids'],
  (db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
    db
      .select({
        id: stockCars.stockCarId,
        status: stockCars.status,
        heldBy: stockCars.heldBy,
        heldUntil: stockCars.heldUntil,
        isReminded: sql<boolean>`${stockSaleReminders.accountId} is not null`,
      })
      .from(stockCars)
      .leftJoin(
        stockSaleReminders,
        and(eq(stockSaleReminders.accountId, accountId), eq(stockSaleReminders.stockCarId, stockCars.stockCarId)),
      )
      .where(sql`${stockCars.stockCarId} = any(${ids}::text[])`),
);

/** Current state of some cars by id, with a person's holds and reminders, in one statement. */
export async function selectLive(
  db: Db,
  accountId: string,
  stockCarIds: readonly string[],
): Promise<Map<string, LiveCar>> {
  if (stockCarIds.length === 0) return new Map();
  const rows = await liveCars(db, { accountId, ids: stockCarIds });
  return new Map(rows.map(({ id, ...live }) => [id, live]));
}
