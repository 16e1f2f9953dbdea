import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { at, isForSaleSql } from './car-conditions.repository';
import { stockCars, stockConfirmations, stockHolders } from './stock.tables';

export type StockCarRow = typeof stockCars.$inferSelect;

export async function selectCar(db: Db, stockCarId: string): Promise<StockCarRow | undefined> {
  const [row] = await db.select().from(stockCars).where(eq(stockCars.stockCarId, stockCarId));
  return row;
}

/** Serialises a person's holds and bookings: locks a row per account until the transaction ends. */
export async function lockHolder(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .insert(stockHolders)
    .values({ accountId, updatedAt: now })
    .onConflictDoUpdate({ target: stockHolders.accountId, set: { updatedAt: now } });
}

const NO_HOLD = { heldBy: null, heldUntil: null, heldOrderNo: null };

/** SQL: without an active hold. */
const isUnheld = (now: number): SQL => sql`(${stockCars.heldUntil} is null or ${stockCars.heldUntil} <= ${at(now)})`;

/**
 * Holds an available car: one conditional update, so that one of many concurrent callers gets it.
 */
export async function takeHold(
  db: Db,
  hold: { stockCarId: string; accountId: string; until: number; now: number },
): Promise<StockCarRow | undefined> {
  const { stockCarId, accountId, until, now } = hold;
  const [row] = await db
    .update(stockCars)
    .set({ heldBy: accountId, heldUntil: until, heldOrderNo: null, updatedAt: now })
    .where(and(eq(stockCars.stockCarId, stockCarId), eq(stockCars.status, 'onSale'), isUnheld(now), isForSaleSql(now)))
    .returning();
  return row;
}

/** A person's active holds on cars other than the given one. */
export function selectHolds(db: Db, accountId: string, now: number, except?: string): Promise<StockCarRow[]> {
  const other = except ? ne(stockCars.stockCarId, except) : undefined;
  return db
    .select()
    .from(stockCars)
    .where(and(eq(stockCars.heldBy, accountId), gt(stockCars.heldUntil, now), eq(stockCars.status, 'onSale'), other));
}

/** Releases a person's active holds without an order, on one car or on all but one. */
export async function dropHolds(
  db: Db,
  accountId: string,
  which: { only?: string; except?: string },
  now: number,
): Promise<void> {
  const { only, except } = which;
  await db
    .update(stockCars)
    .set({ ...NO_HOLD, updatedAt: now })
    .where(
      and(
        eq(stockCars.heldBy, accountId),
        gt(stockCars.heldUntil, now),
        sql`${stockCars.heldOrderNo} is null`,
        only ? eq(stockCars.stockCarId, only) : undefined,
        except ? ne(stockCars.stockCarId, except) : undefined,
      ),
    );
}

/**
 * Binds a person's active hold to an order until `until`; false when it has ended or belongs to
 * another order.
 */
export async function bindHold(
  db: Db,
  hold: { stockCarId: string; accountId: string; orderNo: string; until: number; now: number },
): Promise<boolean> {
  const { stockCarId, accountId, orderNo, until, now } = hold;
  const rows = await db
    .update(stockCars)
    .set({ heldUntil: until, heldOrderNo: orderNo, updatedAt: now })
    .where(
      and(
        eq(stockCars.stockCarId, stockCarId),
        eq(stockCars.status, 'onSale'),
        eq(stockCars.heldBy, accountId),
        gt(stockCars.heldUntil, now),
        sql`(${stockCars.heldOrderNo} is null or ${stockCars.heldOrderNo} = ${orderNo})`,
      ),
    )
    .returning({ stockCarId: stockCars.stockCarId });
  return rows.length > 0;
}

/**
 * Sells a car to the order that holds it, also after the hold has expired unless somebody else
 * holds it; false when it was sold to somebody else.
 */
export async function sellCar(
  db: Db,
  sale: { stockCarId: string; accountId: string; orderNo: string; now: number },
): Promise<boolean> {
  const { stockCarId, accountId, orderNo, now } = sale;
  const isMine = sql`(${stockCars.heldBy} = ${accountId} and ${stockCars.heldOrderNo} = ${orderNo})`;
  const rows = await db
    .update(stockCars)
    .set({ status: 'sold', soldTo: accountId, soldOrderNo: orderNo, ...NO_HOLD, updatedAt: now })
    .where(
      and(eq(stockCars.stockCarId, stockCarId), eq(stockCars.status, 'onSale'), sql`(${isMine} or ${isUnheld(now)})`),
    )
    .returning({ stockCarId: stockCars.stockCarId });
  return rows.length > 0;
}

/** Releases a car that the order holds or has bought; otherwise does nothing. */
export async function freeCar(
  db: Db,
  what: { stockCarId: string; accountId: string; orderNo: string; now: number },
): Promise<void> {
  const { stockCarId, accountId, orderNo, now } = what;
  const isHeld = sql`(${stockCars.heldBy} = ${accountId} and ${stockCars.heldOrderNo} = ${orderNo})`;
  const isBought = sql`(${stockCars.soldTo} = ${accountId} and ${stockCars.soldOrderNo} = ${orderNo})`;
  await db
    .update(stockCars)
    .set({ ...NO_HOLD, status: 'onSale', soldTo: null, soldOrderNo: null, updatedAt: now })
    .where(and(eq(stockCars.stockCarId, stockCarId), sql`(${isHeld} or ${isBought})`));
}

/** Releases all holds of a cancelled account. */
export async function dropAllHolds(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .update(stockCars)
    .set({ ...NO_HOLD, updatedAt: now })
    .where(eq(stockCars.heldBy, accountId));
}

export async function insertConfirmation(db: Db, row: typeof stockConfirmations.$inferInsert): Promise<void> {
  await db.insert(stockConfirmations).values(row);
}

/** When the person last confirmed a version for a car; undefined when never. */
export async function selectConfirmedAt(
  db: Db,
  accountId: string,
  stockCarId: string,
  version: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ confirmedAt: stockConfirmations.confirmedAt })
    .from(stockConfirmations)
    .where(
      and(
        eq(stockConfirmations.accountId, accountId),
        eq(stockConfirmations.stockCarId, stockCarId),
        eq(stockConfirmations.version, version),
      ),
    )
    .orderBy(desc(stockConfirmations.confirmedAt))
    .limit(1);
  return row?.confirmedAt;
}

/** Number of the order by which a person holds or has bought a car. */
export const orderOf = (row: StockCarRow, accountId: string | null): string | null => {
  if (accountId === null) return null;
  if (row.soldTo === accountId) return row.soldOrderNo;
  return row.heldBy === accountId ? row.heldOrderNo : null;
};

/** Inserts cars as they arrive. */
export async function insertCars(db: Db, rows: (typeof stockCars.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(stockCars).values(rows);
}
