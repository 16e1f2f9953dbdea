import type { QueryOf } from '@voltfront/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { filterOf, inSaleSql, isFreeSql, isOrdinarySql, phaseSql } from './car-conditions.repository';
import { stockCars } from './stock.tables';
import { isQuickSql } from './stock-stores.repository';

/** The filtered list and its chosen filters. */
export type FacetQuery = QueryOf<'GET /api/mporder/v1/stock/facets'>;

/** Filters of the same kind: a filter's own choice does not narrow its options. */
const OWN = {
  model: ['modelId', 'versionId'],
  version: ['versionId'],
  paint: ['paint'],
  city: ['cityCode'],
  price: ['minPriceFen', 'maxPriceFen'],
} as const;

/** The filter; for quick pickup with the stores whose cars are listed together. */
type FacetScope = FacetQuery & { storeIds: readonly string[] | undefined };

/** SQL: the cars counted by the list next to the filter. */
function scopeSql({ scope, phase, storeIds }: FacetScope, now: number): SQL | undefined {
  if (scope === 'sale') return and(inSaleSql, phaseSql(phase, now));
  if (scope === 'stock') return and(isFreeSql(now), isOrdinarySql);
  return and(isFreeSql(now), isQuickSql, storeIds && inArray(stockCars.storeId, [...storeIds]));
}

/** Quick pickup shows a store's equal cars as one card. */
const countSql = ({ scope }: FacetQuery): SQL<number> =>
  scope === 'quick'
    ? sql<number>`count(distinct (${stockCars.storeId}, ${stockCars.fingerprint}))::int`
    : sql<number>`count(*)::int`;

/**
 * Cars by model, version, paint and city, and the price range, each under all other filters. Five
 * small queries.
 */
export async function selectFacets(db: Db, query: FacetScope, now: number) {
  const { modelId, versionId, paintCode, cityCode, storeId, priceFen } = stockCars;
  const whereFor = (facet: keyof typeof OWN) => {
    const others = { ...query, ...(query.storeIds && { storeId: undefined }) };
    for (const name of OWN[facet]) delete others[name];
    return and(scopeSql(query, now), filterOf(others));
  };
  const count = countSql(query);
  const models = await db.select({ modelId, count }).from(stockCars).where(whereFor('model')).groupBy(modelId);
  const versions = await db.select({ versionId, count }).from(stockCars).where(whereFor('version')).groupBy(versionId);
  const paints = await db
    .select({ paintCode, versionId: sql<string>`min(${versionId})`, count })
    .from(stockCars)
    .where(whereFor('paint'))
    .groupBy(paintCode);
  const cities = await db
    .select({ cityCode, storeId: sql<string>`min(${storeId})`, count })
    .from(stockCars)
    .where(whereFor('city'))
    .groupBy(cityCode);
  const [price] = await db
    .select({
      minFen: sql<number | null>`min(${priceFen})`.mapWith(Number),
      maxFen: sql<number | null>`max(${priceFen})`.mapWith(Number),
      count,
    })
    .from(stockCars)
    .where(whereFor('price'));
  return { models, versions, paints, cities, price };
}
