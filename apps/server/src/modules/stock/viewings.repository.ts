import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockViewingSlots, stockViewings } from './stock.tables';
import type { ViewingSlot } from './viewing-slots';

export type ViewingRow = typeof stockViewings.$inferSelect;

/** Places taken by slot; slots nobody has booked are left out. */
export async function selectTaken(db: Db, slotIds: readonly string[]): Promise<Map<string, number>> {
  if (slotIds.length === 0) return new Map();
  const rows = await db
    .select({ slotId: stockViewingSlots.slotId, taken: stockViewingSlots.taken })
    .from(stockViewingSlots)
    .where(inArray(stockViewingSlots.slotId, [...slotIds]));
  return new Map(rows.map(({ slotId, taken }) => [slotId, taken]));
}

/**
 * Makes the row of a slot and locks it, and the one given up with it, in the order of their ids, so that people who swap
 * their slots do not wait for each other.
 */
export async function lockSlots(db: Db, slot: ViewingSlot & { capacity: number }, other: string | null): Promise<void> {
  const { slotId, storeId, startsAt, capacity } = slot;
  await db.insert(stockViewingSlots).values({ slotId, storeId, startsAt, capacity, taken: 0 }).onConflictDoNothing();
  await db
    .select({ slotId: stockViewingSlots.slotId })
    .from(stockViewingSlots)
    .where(inArray(stockViewingSlots.slotId, other ? [slotId, other] : [slotId]))
    .orderBy(asc(stockViewingSlots.slotId))
    .for('update');
}

/** Takes one place of a slot; false when it is full. One conditional write. */
export async function takeSlot(db: Db, slotId: string): Promise<boolean> {
  const rows = await db
    .update(stockViewingSlots)
    .set({ taken: sql`${stockViewingSlots.taken} + 1` })
    .where(and(eq(stockViewingSlots.slotId, slotId), lt(stockViewingSlots.taken, stockViewingSlots.capacity)))
    .returning({ slotId: stockViewingSlots.slotId });
  return rows.length > 0;
}

export async function giveSlotBack(db: Db, slotId: string): Promise<void> {
  await db
    .update(stockViewingSlots)
    .set({ taken: sql`${stockViewingSlots.taken} - 1` })
    .where(and(eq(stockViewingSlots.slotId, slotId), gt(stockViewingSlots.taken, 0)));
}

const isUpcoming = (accountId: string, now: number) =>
  and(eq(stockViewings.accountId, accountId), eq(stockViewings.state, 'booked'), gt(stockViewings.endsAt, now));

/** The person's coming viewing of a car. */
export async function selectUpcoming(
  db: Db,
  accountId: string,
  stockCarId: string,
  now: number,
): Promise<ViewingRow | undefined> {
  const [row] = await db
    .select()
    .from(stockViewings)
    .where(and(isUpcoming(accountId, now), eq(stockViewings.stockCarId, stockCarId)));
  return row;
}

export async function countUpcoming(db: Db, accountId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(stockViewings)
    .where(isUpcoming(accountId, now));
  return row?.count ?? 0;
}

export async function selectViewing(db: Db, accountId: string, id: string): Promise<ViewingRow | undefined> {
  const [row] = await db
    .select()
    .from(stockViewings)
    .where(and(eq(stockViewings.accountId, accountId), eq(stockViewings.id, id)));
  return row;
}

export async function insertViewing(db: Db, row: ViewingRow): Promise<void> {
  await db.insert(stockViewings).values(row);
}

export async function updateViewing(
  db: Db,
  key: { accountId: string; id: string },
  changes: Partial<ViewingRow>,
): Promise<void> {
  await db
    .update(stockViewings)
    .set(changes)
    .where(and(eq(stockViewings.accountId, key.accountId), eq(stockViewings.id, key.id)));
}

/** Own viewings from the latest on, after a place in that order. */
export function selectViewings(
  db: Db,
  accountId: string,
  place: { startsAt: number; id: string } | null,
  limit: number,
): Promise<ViewingRow[]> {
  const after = place
    ? or(
        lt(stockViewings.startsAt, place.startsAt),
        and(eq(stockViewings.startsAt, place.startsAt), lt(stockViewings.id, place.id)),
      )
    : undefined;
  return db
    .select()
    .from(stockViewings)
    .where(and(eq(stockViewings.accountId, accountId), after))
    .orderBy(desc(stockViewings.startsAt), desc(stockViewings.id))
    .limit(limit);
}

/** Forgets hours that began before a moment; the viewings themselves stay. */
export async function deleteOldSlots(db: Db, before: number): Promise<void> {
  await db.delete(stockViewingSlots).where(lt(stockViewingSlots.startsAt, before));
}

/** Coming viewings of a person, for an account that ends. */
export function selectAllUpcoming(db: Db, accountId: string, now: number): Promise<ViewingRow[]> {
  return db.select().from(stockViewings).where(isUpcoming(accountId, now));
}
