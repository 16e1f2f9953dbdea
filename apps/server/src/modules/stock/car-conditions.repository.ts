import type { QueryOf } from '@voltfront/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { stockCars } from './stock.tables';

type FacetQuery = QueryOf<'GET /api/mporder/v1/stock/facets'>;

/** Filters of a list of cars. */
export type StockFilter = Omit<FacetQuery, 'scope' | 'phase'>;

/** SQL condition of a list's cars; undefined for all. */
export type CarCondition = SQL | undefined;

/** A time (epoch ms) as SQL. */
export const at = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/**
 * SQL: not sold and not withdrawn. The value is a literal in the statement, so that partial indices
 * match.
 */
const isOnSaleSql: SQL = sql`${stockCars.status} = 'onSale'`;

/** SQL: on sale and not held. */
export const isFreeSql = (now: number): SQL =>
  sql`(${stockCars.status} = 'onSale' and (${stockCars.heldUntil} is null or ${stockCars.heldUntil} <= ${at(now)}))`;

/** SQL: ordinary stock, not an official sale. */
export const isOrdinarySql: SQL = sql`${stockCars.saleStartsAt} is null`;

/** SQL: ordinary stock, or an official sale in progress. */
export const isForSaleSql = (now: number): SQL =>
  sql`(${stockCars.saleStartsAt} is null or (${stockCars.saleStartsAt} <= ${at(now)} and ${stockCars.saleEndsAt} > ${at(now)}))`;

/** SQL: the cars that match a filter; undefined for an empty one. */
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

/** SQL: in an official sale, including sold cars. */
export const inSaleSql: SQL = sql`(${stockCars.saleStartsAt} is not null and ${stockCars.status} <> 'withdrawn')`;

/** SQL: the phase of a sale (not started, running, over); undefined for any. */
export function phaseSql(phase: FacetQuery['phase'], now: number): SQL | undefined {
  if (phase === 'notStarted') return sql`${stockCars.saleStartsAt} > ${at(now)}`;
  if (phase === 'over') return sql`${stockCars.saleEndsAt} <= ${at(now)}`;
  if (!phase) return undefined;
  return sql`${stockCars.saleStartsAt} <= ${at(now)} and ${stockCars.saleEndsAt} > ${at(now)}`;
}

/** SQL: cars that anybody can order now, of ordinary stock and running sales. */
export const forSaleNow = (now: number): CarCondition => and(isFreeSql(now), isForSaleSql(now));

/** SQL: available cars of a model, without official sales. */
export const freeOfModel = (modelId: string, now: number): CarCondition =>
  and(eq(stockCars.modelId, modelId), isFreeSql(now), isOrdinarySql);

/** SQL: ordinary stock that is not sold, including held cars. */
export const ordinaryOnSale = (filter: StockFilter): CarCondition => and(isOnSaleSql, isOrdinarySql, filterOf(filter));

/** SQL: cars of official sales in a phase, including sold ones. */
export const inSale = (phase: FacetQuery['phase'], filter: StockFilter, now: number): CarCondition =>
  and(inSaleSql, phaseSql(phase, now), filterOf(filter));
