import { eq } from 'drizzle-orm';
import type { Db } from '../../../../../kernel/database';
import { fellowCards } from './fellow.tables';

export type FellowRow = typeof fellowCards.$inferSelect;

export async function selectFellow(db: Db, accountId: string): Promise<FellowRow | undefined> {
  const [row] = await db.select().from(fellowCards).where(eq(fellowCards.accountId, accountId));
  return row;
}

export async function insertFellow(db: Db, row: FellowRow): Promise<void> {
  await db.insert(fellowCards).values(row).onConflictDoNothing();
}
