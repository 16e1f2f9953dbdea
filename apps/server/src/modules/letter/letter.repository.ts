import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { letterAcknowledgements, letters } from './letter.tables';

export type LetterRow = typeof letters.$inferSelect;

export async function findLetter(db: Db, id: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id));
  return row;
}

export async function insertLetters(db: Db, rows: readonly LetterRow[]): Promise<void> {
  await db
    .insert(letters)
    .values([...rows])
    .onConflictDoNothing();
}

/** When a person said that they know of a letter; null: not yet. */
export async function findAcknowledgement(db: Db, accountId: string, letterId: string): Promise<number | null> {
  const { createdAt } = letterAcknowledgements;
  const [row] = await db
    .select({ createdAt })
    .from(letterAcknowledgements)
    .where(and(eq(letterAcknowledgements.accountId, accountId), eq(letterAcknowledgements.letterId, letterId)));
  return row?.createdAt ?? null;
}

/** Notes that a person knows of a letter; a second time changes nothing. */
export async function acknowledge(db: Db, accountId: string, letterId: string, createdAt: number): Promise<void> {
  await db.insert(letterAcknowledgements).values({ accountId, letterId, createdAt }).onConflictDoNothing();
}
