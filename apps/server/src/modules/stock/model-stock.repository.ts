import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { isForSaleSql, isFreeSql, isOrdinarySql } from './car-conditions.repository';
import { stockCars } from './stock.tables';
import { isQuickSql } from './stock-stores.repository';

/** Numbers of one model's available cars, with their lowest price and days. */
export interface ModelStock {
  freeCount: number;
  cityCount: number;
  quickCount: number;
  saleCount: number;
  fromPriceFen: number | null;
  fromDays: number | null;
}

/** The stock of one model, in one query. */
export async function selectModelStock(
  db: Db,
  input: { modelId: string; cityCode: string | null; now: number },
): Promise<ModelStock> {
  const { modelId, cityCode, now } = input;
  const [row] = await db
    .select({
      freeCount: sql<number>`(count(*) filter (where ${isOrdinarySql}))::int`,
      cityCount: sql<number>`(count(*) filter (where ${isOrdinarySql} and ${stockCars.cityCode} = ${cityCode}))::int`,
      quickCount: sql<number>`(count(*) filter (where ${isQuickSql}))::int`,
      saleCount: sql<number>`(count(*) filter (where not ${isOrdinarySql} and ${isForSaleSql(now)}))::int`,
      fromPriceFen: sql<number | null>`min(${stockCars.priceFen}) filter (where ${isOrdinarySql})`,
      fromDays: sql<number | null>`min(${stockCars.readyInDays}) filter (where ${isOrdinarySql})`,
    })
    .from(stockCars)
    .where(and(eq(stockCars.modelId, modelId), isFreeSql(now)));
  const none = { freeCount: 0, cityCount: 0, quickCount: 0, saleCount: 0, fromPriceFen: null, fromDays: null };
  return row ?? none;
}

/** Available cars by model, without official sales. */
export async function selectFreeByModel(
  db: Db,
  cityCode: string | undefined,
  now: number,
): Promise<Record<string, number>> {
  const rows = await db
    .select({ modelId: stockCars.modelId, count: sql<number>`count(*)::int` })
    .from(stockCars)
    .where(and(isFreeSql(now), isOrdinarySql, cityCode ? eq(stockCars.cityCode, cityCode) : undefined))
    .groupBy(stockCars.modelId);
  return Object.fromEntries(rows.map(({ modelId, count }) => [modelId, count]));
}
