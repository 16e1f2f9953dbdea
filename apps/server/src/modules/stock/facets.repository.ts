import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { isOrdinarySql } from './stock.states';
import { stockCars } from './stock.tables';
import { isQuickSql } from './stock-stores.repository';

/** Which list is filtered. */
export type FacetScope = 'stock' | 'sale' | 'quick';

function scopeSql(scope: FacetScope): SQL {
  if (scope === 'quick') return isQuickSql;
  const inScope = scope === 'sale' ? sql`${stockCars.saleStartsAt} is not null` : isOrdinarySql;
  return sql`(${stockCars.status} = 'onSale' and ${inScope})`;
}

const number = sql<number>`count(*)::int`;

/** Cars by version, by paint and by city, and the range of prices, in four small queries. */
export async function selectFacets(db: Db, scope: FacetScope) {
  const where = scopeSql(scope);
  const { modelId, versionId, paintCode, cityCode, storeId, priceFen } = stockCars;
  const versions = await db
    .select({ modelId, versionId, count: number })
    .from(stockCars)
    .where(where)
    .groupBy(modelId, versionId);
  const paints = await db
    .select({ paintCode, versionId: sql<string>`min(${versionId})`, count: number })
    .from(stockCars)
    .where(where)
    .groupBy(paintCode);
  const cities = await db
    .select({ cityCode, storeId: sql<string>`min(${storeId})`, count: number })
    .from(stockCars)
    .where(where)
    .groupBy(cityCode);
  const [price] = await db
    .select({
      minFen: sql<number | null>`min(${priceFen})`.mapWith(Number),
      maxFen: sql<number | null>`max(${priceFen})`.mapWith(Number),
      count: number,
    })
    .from(stockCars)
    .where(where);
  return { versions, paints, cities, price };
}
