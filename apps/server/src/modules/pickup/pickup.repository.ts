import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { pickups } from './pickup.tables';
import type { PickupKey } from './pickup.types';

export type PickupRow = typeof pickups.$inferSelect;
export type NewPickup = typeof pickups.$inferInsert;

const isOf = ({ userId, orderNo }: PickupKey) => and(eq(pickups.userId, userId), eq(pickups.orderNo, orderNo));

export async function selectPickup(db: Db, key: PickupKey): Promise<PickupRow | undefined> {
  const [row] = await db.select().from(pickups).where(isOf(key));
  return row;
}

/** Reads a handover and locks its row until the transaction ends. */
export async function selectPickupForUpdate(db: Db, key: PickupKey): Promise<PickupRow | undefined> {
  const [row] = await db.select().from(pickups).where(isOf(key)).for('update');
  return row;
}

/** Most handovers of a person that are looked at. */
const MOST_OF_PERSON = 20;

/** Handovers of a person, those that moved last first. */
export function selectPickupsOf(db: Db, userId: string): Promise<PickupRow[]> {
  return db
    .select()
    .from(pickups)
    .where(eq(pickups.userId, userId))
    .orderBy(desc(pickups.updatedAt))
    .limit(MOST_OF_PERSON);
}

/** A handover by the order's number alone, for staff. */
export async function selectByOrder(db: Db, orderNo: string): Promise<PickupRow | undefined> {
  const [row] = await db.select().from(pickups).where(eq(pickups.orderNo, orderNo));
  return row;
}

/** The handover in a store that waits for this code. */
export async function selectByCode(db: Db, storeId: string, code: string): Promise<PickupRow | undefined> {
  const [row] = await db
    .select()
    .from(pickups)
    .where(and(eq(pickups.storeId, storeId), eq(pickups.code, code), eq(pickups.state, 'waiting')));
  return row;
}

/** Adds a row, unless the order has one. */
export async function addPickup(db: Db, row: NewPickup): Promise<void> {
  await db.insert(pickups).values(row).onConflictDoNothing();
}

/** Changes a handover; it must be locked. */
export async function updatePickup(db: Db, key: PickupKey, changes: Partial<NewPickup>): Promise<PickupRow> {
  const [row] = await db.update(pickups).set(changes).where(isOf(key)).returning();
  return row as PickupRow;
}

/**
 * Gives a handover without a code this one; false when another handover in the store waits for the same. Runs in the
 * transaction that locked the store's codes.
 */
export async function giveCode(db: Db, row: PickupRow, code: string): Promise<boolean> {
  if (await selectByCode(db, row.storeId, code)) return false;
  await db
    .update(pickups)
    .set({ code })
    .where(and(isOf(row), isNull(pickups.code)));
  return true;
}

const movedLast = keyset(pickups.updatedAt, pickups.orderNo);

/** Handovers in a state, those that moved last first; of one store where that is asked for. */
export function selectHandovers(
  db: Db,
  { state, storeId }: { state: PickupRow['state']; storeId: string | undefined },
  { after, limit }: PageRange,
): Promise<PickupRow[]> {
  const inStore = storeId === undefined ? undefined : eq(pickups.storeId, storeId);
  return db
    .select()
    .from(pickups)
    .where(and(eq(pickups.state, state), inStore, movedLast.after(after)))
    .orderBy(...movedLast.order)
    .limit(limit);
}
