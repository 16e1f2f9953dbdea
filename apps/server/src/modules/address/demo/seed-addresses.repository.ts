import type { Db } from '../../../kernel/database';
import { addressBooks, addresses } from '../address.tables';

/** Adds a book with its addresses; nothing for an account that has a book. */
export async function insertBook(
  db: Db,
  book: typeof addressBooks.$inferInsert,
  rows: (typeof addresses.$inferInsert)[],
): Promise<void> {
  const made = await db.insert(addressBooks).values(book).onConflictDoNothing().returning();
  if (made.length > 0) await db.insert(addresses).values(rows);
}
