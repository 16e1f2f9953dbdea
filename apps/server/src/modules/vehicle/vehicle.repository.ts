import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keysetById, type PageRange } from '../../kernel/list';
import { vehicleReminder, vehicleWish, vehicleWishCount } from './vehicle.tables';

/** Most entries of a wish list; equal to the table's check constraint. */
export const WISH_LIMIT = 20;

export async function isReminderSet(db: Db, accountId: string, modelId: string): Promise<boolean> {
  const rows = await db
    .select({ modelId: vehicleReminder.modelId })
    .from(vehicleReminder)
    .where(and(eq(vehicleReminder.accountId, accountId), eq(vehicleReminder.modelId, modelId)));
  return rows.length > 0;
}

export async function insertReminder(db: Db, accountId: string, modelId: string, now: number): Promise<void> {
  await db.insert(vehicleReminder).values({ accountId, modelId, createdAt: now }).onConflictDoNothing();
}

export async function deleteReminder(db: Db, accountId: string, modelId: string): Promise<void> {
  await db
    .delete(vehicleReminder)
    .where(and(eq(vehicleReminder.accountId, accountId), eq(vehicleReminder.modelId, modelId)));
}

/** Removes reminders of a model, up to `most`; of several callers each gets others. @returns their accounts */
export async function takeReminders(db: Db, modelId: string, most: number): Promise<string[]> {
  const { accountId } = vehicleReminder;
  const some = sql`select account_id from ${vehicleReminder} where model_id = ${modelId} limit ${most} for update skip locked`;
  const rows = await db
    .delete(vehicleReminder)
    .where(and(eq(vehicleReminder.modelId, modelId), sql`${accountId} in (${some})`))
    .returning({ accountId });
  return rows.map((row) => row.accountId);
}

/** Inserts a wish; returns its id, or null when the same configuration is already on the list. */
export async function insertWish(db: Db, row: typeof vehicleWish.$inferInsert): Promise<string | null> {
  const rows = await db.insert(vehicleWish).values(row).onConflictDoNothing().returning({ id: vehicleWish.id });
  return rows[0]?.id ?? null;
}

export async function findWish(db: Db, accountId: string, fingerprint: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: vehicleWish.id })
    .from(vehicleWish)
    .where(and(eq(vehicleWish.accountId, accountId), eq(vehicleWish.fingerprint, fingerprint)));
  return rows[0]?.id;
}

/**
 * Takes one slot of the wish list; returns the number of used slots, or null when the list is full.
 */
export async function raiseWishCount(db: Db, accountId: string): Promise<number | null> {
  const rows = await db
    .insert(vehicleWishCount)
    .values({ accountId, used: 1 })
    .onConflictDoUpdate({
      target: vehicleWishCount.accountId,
      set: { used: sql`${vehicleWishCount.used} + 1` },
      setWhere: lt(vehicleWishCount.used, WISH_LIMIT),
    })
    .returning({ used: vehicleWishCount.used });
  return rows[0]?.used ?? null;
}

export async function countWishes(db: Db, accountId: string): Promise<number> {
  const rows = await db.select().from(vehicleWishCount).where(eq(vehicleWishCount.accountId, accountId));
  return rows[0]?.used ?? 0;
}

/** Deletes a wish of the account and frees its slot; false when there is no such wish. */
export async function deleteWish(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(vehicleWish)
    .where(and(eq(vehicleWish.accountId, accountId), eq(vehicleWish.id, id)))
    .returning({ id: vehicleWish.id });
  if (rows.length === 0) return false;
  await db
    .update(vehicleWishCount)
    .set({ used: sql`${vehicleWishCount.used} - 1` })
    .where(eq(vehicleWishCount.accountId, accountId));
  return true;
}

const newestFirst = keysetById(vehicleWish.id);

/** A person's wish list, newest first. */
export async function listWishes(db: Db, accountId: string, { after, limit }: PageRange) {
  return db
    .select()
    .from(vehicleWish)
    .where(and(eq(vehicleWish.accountId, accountId), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}
