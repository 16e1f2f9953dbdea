import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { PageRange } from '../../kernel/list';
import { isFreeSql } from './car-conditions.repository';
import { stockCars } from './stock.tables';
import { isQuickSql } from './stock-stores.repository';

/** Filter of quick-pickup cars. */
export interface QuickFilter {
  /** The chosen store. */
  storeId: string;
  /** The store and its neighbours. */
  storeIds: readonly string[];
  modelId?: string | undefined;
  maxDays?: number | undefined;
  sort: 'days' | 'price';
}

/** A store's equal cars as one card: the first available one, and how many are available. */
interface QuickGroup extends Record<string, unknown> {
  stockCarId: string;
  leftCount: number;
  key: number;
}

/** Factors between combined sort keys: price in fen, days, own store before neighbours. */
const PRICE_STEP = 10_000_000_000;
const HERE_STEP = 10_000_000_000_000;

function groupsSql(filter: QuickFilter, now: number): SQL {
  const { storeId, storeIds, modelId, maxDays, sort } = filter;
  const where = and(
    isQuickSql,
    inArray(stockCars.storeId, [...storeIds]),
    modelId ? eq(stockCars.modelId, modelId) : undefined,
    maxDays === undefined ? undefined : lte(stockCars.readyInDays, maxDays),
  );
  const free = isFreeSql(now);
  const equal = sql`partition by ${stockCars.storeId}, ${stockCars.fingerprint}`;
  const [days, price] = [sql`${stockCars.readyInDays}::bigint`, sql`${stockCars.priceFen}::bigint`];
  const order = sort === 'days' ? sql`${days} * ${PRICE_STEP}::bigint + ${price}` : price;
  const there = sql`(${stockCars.storeId} <> ${storeId})::int * ${HERE_STEP}::bigint`;
  return sql`select ${stockCars.stockCarId} as id, ${there} + ${order} as key,
      (count(*) filter (where ${free}) over (${equal}))::int as free_count,
      row_number() over (${equal} order by ${free} desc, ${stockCars.priceFen}, ${days}, ${stockCars.stockCarId}) as turn
    from ${stockCars} where ${where}`;
}

/** One page of groups of equal cars, those of the chosen store first. */
export async function selectQuickGroups(
  db: Db,
  filter: QuickFilter,
  page: PageRange,
  now: number,
): Promise<QuickGroup[]> {
  const { after: place, limit } = page;
  const after = place ? sql`and (key, id) > (${place.key}::bigint, ${place.id}::text)` : sql``;
  const { rows } = await db.execute<QuickGroup>(
    sql`select id as "stockCarId", free_count as "leftCount", key from (${groupsSql(filter, now)}) as groups
      where turn = 1 ${after} order by key, id limit ${limit}`,
  );
  return rows;
}

/** Number of groups with at least one available car. */
export async function countFreeGroups(db: Db, filter: QuickFilter, now: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${groupsSql(filter, now)}) as groups where turn = 1 and free_count > 0`,
  );
  return rows[0]?.count ?? 0;
}
