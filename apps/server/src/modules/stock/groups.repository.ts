import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import type { ListPosition } from '../../kernel/list';
import { isForSaleSql, isFreeSql } from './car-conditions.repository';
import { columnsFrom, type Viewpoint } from './find-cars.repository';
import type { CarGroup, GroupColumn, ListOrder } from './list-orders';
import { stockCars } from './stock.tables';

/**
 * Groups of a list's cars with their counts, unordered. Columns that the sort order does not use
 * are missing.
 */
export async function selectGroups(
  db: Db,
  where: SQL | undefined,
  { by, alike = [] }: Pick<ListOrder, 'by' | 'alike'>,
  now: number,
): Promise<CarGroup[]> {
  const any = (name: GroupColumn) => sql`min(${stockCars[name]})`.mapWith(stockCars[name]);
  const rows = await db
    .select({
      ...Object.fromEntries(by.map((name) => [name, stockCars[name]])),
      ...Object.fromEntries(alike.map((name) => [name, any(name)])),
      count: sql<number>`count(*)::int`,
      freeCount: sql<number>`(count(*) filter (where ${isFreeSql(now)} and ${isForSaleSql(now)}))::int`,
    })
    .from(stockCars)
    .where(where)
    .groupBy(...by.map((name) => stockCars[name]));
  return rows as CarGroup[];
}

/** A group and its sort key in the list. */
export type PlacedGroup = CarGroup & { key: number };

/**
 * The groups as rows of a statement whose SQL does not depend on their number, so that it can be
 * prepared.
 */
function groupsSql(groups: readonly PlacedGroup[], by: readonly GroupColumn[]): SQL {
  const driverValue = (group: PlacedGroup, name: GroupColumn) =>
    (stockCars[name] as PgColumn).mapToDriverValue(group[name]);
  const records = groups.map((group) => ({
    key: group.key,
    ...Object.fromEntries(by.map((name) => [name, driverValue(group, name)])),
  }));
  const columns = by.map((name) => `, "${name}" ${stockCars[name].getSQLType()}`).join('');
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as wanted(key bigint${sql.raw(columns)})`;
}

/**
 * The first cars of some groups, sorted by the group's key and then by id, after the position
 * `position`. Reads at most `limit` cars per group, more only where the filter excludes some.
 */
export function selectFromGroups(
  db: Db,
  view: Viewpoint,
  input: {
    where: SQL | undefined;
    groups: readonly PlacedGroup[];
    by: readonly GroupColumn[];
    position: ListPosition | null;
    limit: number;
  },
) {
  const { where, groups, by, position, limit } = input;
  const inGroup = and(...by.map((name) => sql`${stockCars[name]} = wanted.${sql.identifier(name)}`));
  const after = position
    ? sql`${stockCars.stockCarId} > case when wanted.key > ${position.key}::bigint then '' else ${position.id}::text end`
    : undefined;
  const cars = sql`select ${stockCars.stockCarId} as id from ${stockCars} where ${and(where, inGroup, after)}
    order by ${stockCars.stockCarId} limit ${limit}`;
  const picked = sql`(select wanted.key, car.id from ${groupsSql(groups, by)} cross join lateral (${cars}) as car
    order by wanted.key, car.id limit ${limit}) as picked`;
  return db
    .select({ ...columnsFrom(view), key: sql<number>`picked.key`.mapWith(Number) })
    .from(stockCars)
    .innerJoin(picked, sql`picked.id = ${stockCars.stockCarId}`)
    .orderBy(sql`picked.key`, stockCars.stockCarId);
}
