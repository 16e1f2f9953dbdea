import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import type { OrderKey } from '../order.types';
import { orderFinalParts } from './final.tables';

export type PartRow = typeof orderFinalParts.$inferSelect;
export type NewPart = typeof orderFinalParts.$inferInsert;

/** Identifies a cash part. */
export interface PartKey extends OrderKey {
  part: number;
}

const ofOrder = ({ userId, orderNo }: OrderKey) =>
  and(eq(orderFinalParts.userId, userId), eq(orderFinalParts.orderNo, orderNo));
const isPart = (key: PartKey) => and(ofOrder(key), eq(orderFinalParts.part, key.part));

/** Cash parts of an order, newest first. */
export const selectParts = (db: Db, key: OrderKey): Promise<PartRow[]> =>
  db.select().from(orderFinalParts).where(ofOrder(key)).orderBy(desc(orderFinalParts.part));

export async function selectPart(db: Db, key: PartKey): Promise<PartRow | undefined> {
  const [row] = await db.select().from(orderFinalParts).where(isPart(key));
  return row;
}

/** Reads a part and locks its row until the transaction ends; the order must be locked before. */
export async function selectPartForUpdate(db: Db, key: PartKey): Promise<PartRow | undefined> {
  const [row] = await db.select().from(orderFinalParts).where(isPart(key)).for('update');
  return row;
}

export async function selectOpenPart(db: Db, key: OrderKey): Promise<PartRow | undefined> {
  const [row] = await db
    .select()
    .from(orderFinalParts)
    .where(and(ofOrder(key), eq(orderFinalParts.state, 'open')));
  return row;
}

export async function insertPart(db: Db, row: NewPart): Promise<PartRow> {
  const [stored] = await db.insert(orderFinalParts).values(row).returning();
  return stored as PartRow;
}

export async function updatePart(db: Db, key: PartKey, changes: Partial<NewPart>): Promise<PartRow> {
  const [row] = await db.update(orderFinalParts).set(changes).where(isPart(key)).returning();
  return row as PartRow;
}
