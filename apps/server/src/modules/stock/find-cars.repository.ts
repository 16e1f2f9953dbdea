import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { metresFrom, type Point } from '../../kernel/distance';
import { matchPercentSql } from './match.sql';
import { stockCars } from './stock.tables';
import type { Wish } from './wish';

/** What a card needs of a car; the photos and marks stay in the database. */
const cardColumns = {
  stockCarId: stockCars.stockCarId,
  kind: stockCars.kind,
  status: stockCars.status,
  modelId: stockCars.modelId,
  versionId: stockCars.versionId,
  paintCode: stockCars.paintCode,
  wheelCode: stockCars.wheelCode,
  interiorCode: stockCars.interiorCode,
  packageCodes: stockCars.packageCodes,
  cutout: stockCars.cutout,
  firstPhoto: stockCars.firstPhoto,
  photoCount: stockCars.photoCount,
  listPriceFen: stockCars.listPriceFen,
  priceFen: stockCars.priceFen,
  mileageKm: stockCars.mileageKm,
  registration: stockCars.registration,
  cityCode: stockCars.cityCode,
  storeId: stockCars.storeId,
  readyInDays: stockCars.readyInDays,
  isQuickPickup: stockCars.isQuickPickup,
  saleStartsAt: stockCars.saleStartsAt,
  saleEndsAt: stockCars.saleEndsAt,
  heldBy: stockCars.heldBy,
  heldUntil: stockCars.heldUntil,
};

/** What a car is seen from: the place distances count from, and the wish it is matched against. */
export interface Viewpoint {
  point: Point | null;
  wish: Wish | null;
}

/** SQL for metres from the viewpoint; null without one. */
export const metresSql = ({ point }: Viewpoint): SQL<number | null> =>
  point ? metresFrom(point, stockCars.latitude, stockCars.longitude) : sql<number | null>`null::int`;

/** SQL for the percent of the match; null without a wish. */
export const matchSql = ({ wish }: Viewpoint): SQL<number | null> =>
  wish ? matchPercentSql(wish.configuration) : sql<number | null>`null::int`;

const columnsFrom = (view: Viewpoint) => ({ ...cardColumns, distanceM: metresSql(view), matchPercent: matchSql(view) });

/** Place in a sorted list: sort key and id of the last car of the page before. */
export interface Place {
  key: number;
  stockCarId: string;
}

/** One page of cars, by a whole-number sort key (SQL) and then by id. */
export function selectPage(
  db: Db,
  view: Viewpoint,
  page: { where: SQL | undefined; key: SQL; place: Place | null; limit: number },
) {
  const { key, place } = page;
  const after = place
    ? sql`(${key}, ${stockCars.stockCarId}) > (${place.key}::bigint, ${place.stockCarId}::text)`
    : undefined;
  return db
    .select({ ...columnsFrom(view), key: sql<number>`(${key})::bigint`.mapWith(Number) })
    .from(stockCars)
    .where(and(page.where, after))
    .orderBy(key, stockCars.stockCarId)
    .limit(page.limit);
}

/** A car as a card needs it. */
export type CardRow = Omit<Awaited<ReturnType<typeof selectPage>>[number], 'key'>;

export async function countCars(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(stockCars).where(where);
  return row?.count ?? 0;
}

/** Some cars, in no order. */
export function selectCards(db: Db, view: Viewpoint, stockCarIds: readonly string[]): Promise<CardRow[]> {
  if (stockCarIds.length === 0) return Promise.resolve([]);
  return db
    .select(columnsFrom(view))
    .from(stockCars)
    .where(sql`${stockCars.stockCarId} in ${[...stockCarIds]}`);
}
