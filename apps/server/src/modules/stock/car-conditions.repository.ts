import type { QueryOf } from '@voltfront/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { stockCars } from './stock.tables';

type FacetQuery = QueryOf<'GET /api/mporder/v1/stock/facets'>;

/** What a list of cars is narrowed by. */
export type StockFilter = Omit<FacetQuery, 'scope' | 'phase'>;

/** SQL: which cars a list shows; undefined for all. */
export type CarCondition = SQL | undefined;

/** A moment as SQL. */
export const at = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/** SQL: not sold and not withdrawn. The word stands in the statement, for the indexes of such cars. */
const isOnSaleSql: SQL = sql`${stockCars.status} = 'onSale'`;

/** SQL: nobody holds or has the car. */
export const isFreeSql = (now: number): SQL =>
  sql`(${stockCars.status} = 'onSale' and (${stockCars.heldUntil} is null or ${stockCars.heldUntil} <= ${at(now)}))`;

/** SQL: ordinary stock, not an official sale. */
export const isOrdinarySql: SQL = sql`${stockCars.saleStartsAt} is null`;

/** SQL: ordinary stock, or a sale that runs now. */
export const isForSaleSql = (now: number): SQL =>
  sql`(${stockCars.saleStartsAt} is null or (${stockCars.saleStartsAt} <= ${at(now)} and ${stockCars.saleEndsAt} > ${at(now)}))`;

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

/** SQL: cars that anybody can have now, of ordinary stock and of running sales. */
export const forSaleNow = (now: number): CarCondition => and(isFreeSql(now), isForSaleSql(now));

/** SQL: free cars of a model, without official sales. */
export const freeOfModel = (modelId: string, now: number): CarCondition =>
  and(eq(stockCars.modelId, modelId), isFreeSql(now), isOrdinarySql);

/** SQL: ordinary stock that is not sold, held cars included. */
export const ordinaryOnSale = (filter: StockFilter): CarCondition => and(isOnSaleSql, isOrdinarySql, filterOf(filter));

/** SQL: cars of official sales in a phase, sold ones included. */
export const inSale = (phase: FacetQuery['phase'], filter: StockFilter, now: number): CarCondition =>
  and(inSaleSql, phaseSql(phase, now), filterOf(filter));
