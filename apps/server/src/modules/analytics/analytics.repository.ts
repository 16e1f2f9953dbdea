import { lt } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { analyticsEvents } from './analytics.tables';

export type EventRow = typeof analyticsEvents.$inferInsert;

/** Inserts events; existing ones are not changed. @returns the new ones */
export async function insertEvents(db: Db, rows: EventRow[]): Promise<EventRow[]> {
  if (rows.length === 0) return [];
  return db.insert(analyticsEvents).values(rows).onConflictDoNothing().returning();
}

/** Deletes the events of days before this one (YYYY-MM-DD). */
export async function deleteEvents(db: Db, before: string): Promise<void> {
  await db.delete(analyticsEvents).where(lt(analyticsEvents.day, before));
}
