import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { testDriveLetters } from './test-drive.tables';

export type LetterRow = typeof testDriveLetters.$inferSelect;

/** Keeps a letter; false when the drive has one. */
export async function insertLetter(db: Db, row: LetterRow): Promise<boolean> {
  const kept = testDriveLetters.driveId;
  return (await db.insert(testDriveLetters).values(row).onConflictDoNothing().returning({ kept })).length > 0;
}

export async function selectLetter(db: Db, driveId: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(testDriveLetters).where(eq(testDriveLetters.driveId, driveId));
  return row;
}
