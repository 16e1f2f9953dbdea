import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../../kernel/database';
import { staffDrives } from './staff-drive.tables';

export type StaffDriveRow = typeof staffDrives.$inferSelect;

export async function insertStaffDrive(db: Db, row: StaffDriveRow): Promise<void> {
  await db.insert(staffDrives).values(row).onConflictDoNothing();
}

/** Whose code a drive was booked by. */
export async function findStaffDriveOf(db: Db, driveId: string): Promise<StaffDriveRow | undefined> {
  const [row] = await db.select().from(staffDrives).where(eq(staffDrives.driveId, driveId)).limit(1);
  return row;
}

/** The newest bookings of an employee. */
export const listStaffDrives = (db: Db, employeeId: string, limit: number): Promise<StaffDriveRow[]> =>
  db
    .select()
    .from(staffDrives)
    .where(eq(staffDrives.employeeId, employeeId))
    .orderBy(desc(staffDrives.createdAt), desc(staffDrives.driveId))
    .limit(limit);

/** Bookings of an employee: all, and since two moments. */
export async function countStaffDrives(
  db: Db,
  employeeId: string,
  since: { day: number; month: number },
): Promise<{ today: number; month: number; total: number }> {
  const from = (at: number) =>
    sql<number>`count(*) filter (where ${staffDrives.createdAt} >= ${new Date(at).toISOString()})`.mapWith(Number);
  const [row] = await db
    .select({ today: from(since.day), month: from(since.month), total: count() })
    .from(staffDrives)
    .where(eq(staffDrives.employeeId, employeeId));
  return row ?? { today: 0, month: 0, total: 0 };
}

/** Sets the note of an own booking; undefined when it is not the employee's. */
export async function setStaffNote(
  db: Db,
  employeeId: string,
  driveId: string,
  note: string,
): Promise<StaffDriveRow | undefined> {
  const [row] = await db
    .update(staffDrives)
    .set({ note })
    .where(and(eq(staffDrives.employeeId, employeeId), eq(staffDrives.driveId, driveId)))
    .returning();
  return row;
}

/** Notes of employees by drive; drives without one are left out. */
export async function findStaffNotes(db: Db, driveIds: readonly string[]): Promise<Map<string, string>> {
  if (driveIds.length === 0) return new Map();
  const rows = await db
    .select({ driveId: staffDrives.driveId, note: staffDrives.note })
    .from(staffDrives)
    .where(inArray(staffDrives.driveId, [...driveIds]));
  return new Map(rows.flatMap(({ driveId, note }) => (note === '' ? [] : [[driveId, note] as const])));
}
