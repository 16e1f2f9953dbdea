import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { metresFrom, type Point } from '../../kernel/distance';
import { matchPercentSql } from './match.repository';
import { stockCars } from './stock.tables';
import type { Wish } from './wish';

/** The columns of a card, without the large photos and marks. */
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

/** Where distances are measured from, and the wish that cars are matched against. */
export interface Viewpoint {
  point: Point | null;
  wish: Wish | null;
}

/** SQL for the distance in metres from the viewpoint; null without one. */
const metresSql = ({ point }: Viewpoint): SQL<number | null> =>
  point ? metresFrom(point, stockCars.latitude, stockCars.longitude) : sql<number | null>`null::int`;

/** SQL for the match in percent; null without a wish. */
const matchSql = ({ wish }: Viewpoint): SQL<number | null> =>
  wish ? matchPercentSql(wish.configuration) : sql<number | null>`null::int`;

/** Columns of a card, with distance and match. */
export const columnsFrom = (view: Viewpoint) => ({
  ...cardColumns,
  distanceM: metresSql(view),
  matchPercent: matchSql(view),
});

const selectColumns = (db: Db, view: Viewpoint) => db.select(columnsFrom(view)).from(stockCars);

/** The columns of a card as read. */
export type CardRow = Awaited<ReturnType<typeof selectColumns>>[number];

/** Some cars, unordered. */
export function selectCards(db: Db, view: Viewpoint, stockCarIds: readonly string[]): Promise<CardRow[]> {
  if (stockCarIds.length === 0) return Promise.resolve([]);
  return selectColumns(db, view).where(sql`${stockCars.stockCarId} in ${[...stockCarIds]}`);
}
