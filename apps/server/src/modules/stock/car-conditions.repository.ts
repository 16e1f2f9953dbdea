import type { QueryOf } from '@voltfront/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { at } from './stock.states';
import { stockCars } from './stock.tables';

type FacetQuery = QueryOf<'GET /api/mporder/v1/stock/facets'>;

/** What a list of cars is narrowed by. */
export type StockFilter = Omit<FacetQuery, 'scope' | 'phase'>;

/** SQL: the cars that a filter lets through; undefined when it is empty. */
export function filterOf(query: StockFilter): SQL | undefined {
  const { modelId, versionId, paint, cityCode, storeId, kind } = query;
  const { minPriceFen, maxPriceFen, maxDays, minSavingFen } = query;
  return and(
    modelId ? eq(stockCars.modelId, modelId) : undefined,
    versionId ? eq(stockCars.versionId, versionId) : undefined,
    paint ? eq(stockCars.paintCode, paint) : undefined,
    cityCode ? eq(stockCars.cityCode, cityCode) : undefined,
    storeId ? eq(stockCars.storeId, storeId) : undefined,
    kind ? eq(stockCars.kind, kind) : undefined,
    minPriceFen === undefined ? undefined : gte(stockCars.priceFen, minPriceFen),
    maxPriceFen === undefined ? undefined : lte(stockCars.priceFen, maxPriceFen),
    maxDays === undefined ? undefined : lte(stockCars.readyInDays, maxDays),
    minSavingFen ? sql`${stockCars.listPriceFen} - ${stockCars.priceFen} >= ${minSavingFen}::bigint` : undefined,
  );
}

/** SQL: of an official sale, sold ones included. */
export const inSaleSql: SQL = sql`(${stockCars.saleStartsAt} is not null and ${stockCars.status} <> 'withdrawn')`;

/** SQL: a sale that has not started, runs or is over; undefined for any. */
export function phaseSql(phase: FacetQuery['phase'], now: number): SQL | undefined {
  if (phase === 'notStarted') return sql`${stockCars.saleStartsAt} > ${at(now)}`;
  if (phase === 'over') return sql`${stockCars.saleEndsAt} <= ${at(now)}`;
  if (!phase) return undefined;
  return sql`${stockCars.saleStartsAt} <= ${at(now)} and ${stockCars.saleEndsAt} > ${at(now)}`;
}
