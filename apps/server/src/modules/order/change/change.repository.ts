import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import type { OrderKey } from '../order.types';
import { orderChanges } from './change.tables';

export type ChangeRow = typeof orderChanges.$inferSelect;

export async function insertChange(db: Db, row: ChangeRow): Promise<void> {
  await db.insert(orderChanges).values(row);
}

/** Changes of an order, newest first. */
export function selectChanges(db: Db, key: OrderKey): Promise<ChangeRow[]> {
  const mine = and(eq(orderChanges.userId, key.userId), eq(orderChanges.orderNo, key.orderNo));
  return db.select().from(orderChanges).where(mine).orderBy(desc(orderChanges.sequence));
}
