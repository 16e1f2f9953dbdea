import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { transports } from './logistics.tables';

export type TransportRow = typeof transports.$inferSelect;
export type NewTransport = typeof transports.$inferInsert;

interface OrderKey {
  userId: string;
  orderNo: string;
}

const isTransport = ({ userId, orderNo }: OrderKey) =>
  and(eq(transports.userId, userId), eq(transports.orderNo, orderNo));

/** Adds the way of an order's car, unless it has one. */
export async function addTransport(db: Db, row: NewTransport): Promise<void> {
  await db
    .insert(transports)
    .values(row)
    .onConflictDoNothing({ target: [transports.userId, transports.orderNo] });
}

/** Whether a car has this number. */
export const isVinTaken = async (db: Db, vin: string): Promise<boolean> =>
  (await db.$count(transports, eq(transports.vin, vin))) > 0;

export async function selectTransport(db: Db, key: OrderKey): Promise<TransportRow | undefined> {
  const [row] = await db.select().from(transports).where(isTransport(key));
  return row;
}

/** Reads the way of an order's car and locks its row until the transaction ends. */
export async function lockTransport(db: Db, key: OrderKey): Promise<TransportRow | undefined> {
  const [row] = await db.select().from(transports).where(isTransport(key)).for('update');
  return row;
}

/** The same, by the number that a carrier's notice names. */
export async function lockByWaybill(db: Db, waybillNo: string): Promise<TransportRow | undefined> {
  const [row] = await db.select().from(transports).where(eq(transports.waybillNo, waybillNo)).for('update');
  return row;
}

/** The ways of several orders, by order number. */
export async function selectTransports(db: Db, orderNos: readonly string[]): Promise<Map<string, TransportRow>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .select()
    .from(transports)
    .where(inArray(transports.orderNo, [...orderNos]));
  return new Map(rows.map((row) => [row.orderNo, row]));
}

/** Changes the way of an order's car; it must be locked. */
export async function updateTransport(db: Db, key: OrderKey, changes: Partial<NewTransport>): Promise<TransportRow> {
  const [row] = await db.update(transports).set(changes).where(isTransport(key)).returning();
  return row as TransportRow;
}

/** Cars expected in a store in a week. */
export interface DeliveryCount {
  storeId: string;
  /** Whole weeks since `fromAt`. */
  week: number;
  planned: number;
  arrived: number;
  delayed: number;
}

/** Counts cars by store and week of the end of their expected arrival, from `fromAt` on (epoch ms). */
export function countDeliveries(
  db: Db,
  { fromAt, toAt, weekMs, storeId }: { fromAt: number; toAt: number; weekMs: number; storeId: string | undefined },
): Promise<DeliveryCount[]> {
  const { expectedToAt, arrivedAt, delayReason } = transports;
  const start = sql.param(fromAt, expectedToAt);
  const week = sql<number>`floor(extract(epoch from (${expectedToAt} - ${start})) * 1000 / ${weekMs}::float8)::int`;
  const count = (where = sql`true`) => sql<number>`count(*) filter (where ${where})::int`;
  return db
    .select({
      storeId: sql<string>`${transports.storeId}`,
      week,
      planned: count(),
      arrived: count(sql`${arrivedAt} is not null`),
      delayed: count(sql`${delayReason} is not null and ${arrivedAt} is null`),
    })
    .from(transports)
    .where(
      and(
        gte(expectedToAt, fromAt),
        lt(expectedToAt, toAt),
        storeId === undefined ? isNotNull(transports.storeId) : eq(transports.storeId, storeId),
      ),
    )
    .groupBy(sql`1, 2`)
    .orderBy(sql`2, 1`);
}
