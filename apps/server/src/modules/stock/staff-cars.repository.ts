import type { PriceLineData, QueryOf } from '@voltfront/contract';
import { and, arrayContains, count, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { stockCars } from './stock.tables';
import type { StockCarRow } from './stock-car.repository';

type Filter = Pick<
  QueryOf<'GET /api/mporder/v1/staff/catalogue/cars'>,
  'search' | 'status' | 'modelId' | 'storeId' | 'kind'
>;

const newestFirst = keyset(stockCars.arrivedAt, stockCars.stockCarId);
const VIN_LENGTH = 17;

/** Whole numbers are found at their start, their last digits at the end; both have an index. */
const hasVin = (search: string): SQL =>
  search.length === VIN_LENGTH
    ? eq(stockCars.vin, search)
    : sql`reverse(${stockCars.vin}) like ${`${[...search].reverse().join('')}%`}`;

/** A page of all cars, newest first. */
export function selectCarsForStaff(db: Db, filter: Filter, { after, limit }: PageRange): Promise<StockCarRow[]> {
  const { search, status, modelId, storeId, kind } = filter;
  return db
    .select()
    .from(stockCars)
    .where(
      and(
        search ? hasVin(search.toUpperCase()) : undefined,
        status ? eq(stockCars.status, status) : undefined,
        modelId ? eq(stockCars.modelId, modelId) : undefined,
        storeId ? eq(stockCars.storeId, storeId) : undefined,
        kind ? eq(stockCars.kind, kind) : undefined,
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** A car, locked until the transaction ends. */
export async function lockCar(db: Db, stockCarId: string): Promise<StockCarRow | undefined> {
  const [row] = await db.select().from(stockCars).where(eq(stockCars.stockCarId, stockCarId)).for('update');
  return row;
}

/** Another price of a car. */
export async function updateCarPrice(
  db: Db,
  stockCarId: string,
  changes: { priceFen: number; lines: PriceLineData[]; updatedAt: number },
): Promise<void> {
  await db.update(stockCars).set(changes).where(eq(stockCars.stockCarId, stockCarId));
}

/** Takes a car that nobody holds out of the sale; false when somebody holds, or bought, it. */
export async function withdrawCar(db: Db, stockCarId: string, now: number): Promise<boolean> {
  const isUnheld = and(isNull(stockCars.heldOrderNo), or(isNull(stockCars.heldUntil), lte(stockCars.heldUntil, now)));
  const done = await db
    .update(stockCars)
    .set({ status: 'withdrawn', heldBy: null, heldUntil: null, updatedAt: now })
    .where(and(eq(stockCars.stockCarId, stockCarId), eq(stockCars.status, 'onSale'), isUnheld))
    .returning({ stockCarId: stockCars.stockCarId });
  return done.length > 0;
}

/** Puts a withdrawn car back into the sale. */
export async function offerCar(db: Db, stockCarId: string, now: number): Promise<boolean> {
  const done = await db
    .update(stockCars)
    .set({ status: 'onSale', updatedAt: now })
    .where(and(eq(stockCars.stockCarId, stockCarId), eq(stockCars.status, 'withdrawn')))
    .returning({ stockCarId: stockCars.stockCarId });
  return done.length > 0;
}

/** How many cars on sale are of these versions, and have the option. */
export async function countCarsOnSale(
  db: Db,
  { versionIds, productCode }: { versionIds: readonly string[]; productCode?: string | undefined },
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(stockCars)
    .where(
      and(
        sql`${stockCars.status} = 'onSale'`,
        inArray(stockCars.versionId, [...versionIds]),
        productCode === undefined ? undefined : arrayContains(stockCars.productCodes, [productCode]),
      ),
    );
  return row?.n ?? 0;
}
