import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { keptWords, wordsToKeep } from '../../../kernel/texts';
import type { OrderKey } from '../order.types';
import { orderChanges } from './change.tables';

export type ChangeRow = typeof orderChanges.$inferSelect;
/** A change to insert; its texts may be references. */
export type NewChange = Omit<ChangeRow, 'texts'>;

export async function insertChange(db: Db, row: NewChange): Promise<void> {
  await db.insert(orderChanges).values(wordsToKeep(row, ['title', 'items', 'released']));
}

/** Changes of an order, newest first, their texts as references where they are stored. */
export async function selectChanges(db: Db, key: OrderKey): Promise<ChangeRow[]> {
  const mine = and(eq(orderChanges.userId, key.userId), eq(orderChanges.orderNo, key.orderNo));
  const rows = await db.select().from(orderChanges).where(mine).orderBy(desc(orderChanges.sequence));
  return rows.map(keptWords);
}
