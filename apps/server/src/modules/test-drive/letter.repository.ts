import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { testDriveLetters } from './test-drive.tables';

export type LetterRow = typeof testDriveLetters.$inferSelect;

/** Keeps a letter; false when the drive has one. */
export async function insertLetter(db: Db, row: LetterRow): Promise<boolean> {
  const kept = testDriveLetters.driveId;
  return (await db.insert(testDriveLetters).values(row).onConflictDoNothing().returning({ kept })).length > 0;
}

/** Drives among these whose letter is signed. */
export async function selectSigned(db: Db, driveIds: readonly string[]): Promise<Set<string>> {
  if (driveIds.length === 0) return new Set();
  const { driveId } = testDriveLetters;
  const rows = await db
    .select({ driveId })
    .from(testDriveLetters)
    .where(inArray(driveId, [...driveIds]));
  return new Set(rows.map((row) => row.driveId));
}

export async function selectLetter(db: Db, driveId: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(testDriveLetters).where(eq(testDriveLetters.driveId, driveId));
  return row;
}
