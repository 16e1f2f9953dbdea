import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { orderText } from './order-text.tables';

export type OrderTextRow = typeof orderText.$inferSelect;

/** Texts in force, in display order. */
export function selectOrderTexts(db: Db): Promise<OrderTextRow[]> {
  return db.select().from(orderText).where(isNull(orderText.withdrawnAt)).orderBy(asc(orderText.position));
}

/** A text by its key, also a withdrawn one. */
export async function selectOrderText(db: Db, key: string): Promise<OrderTextRow | undefined> {
  const [row] = await db.select().from(orderText).where(eq(orderText.key, key));
  return row;
}

export async function insertOrderTexts(db: Db, rows: (typeof orderText.$inferInsert)[]): Promise<void> {
  await db.insert(orderText).values(rows).onConflictDoNothing();
}
