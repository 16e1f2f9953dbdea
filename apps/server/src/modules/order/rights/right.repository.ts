import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { orderRightOptions } from './rights.tables';

export type RightOptionRow = typeof orderRightOptions.$inferSelect;

export async function addRightOptions(db: Db, rows: (typeof orderRightOptions.$inferInsert)[]): Promise<void> {
  await db.insert(orderRightOptions).values(rows);
}

/** Benefits of a model, in the order shown. */
export function selectRightOptions(db: Db, modelId: string): Promise<RightOptionRow[]> {
  const isFor = or(isNull(orderRightOptions.modelId), eq(orderRightOptions.modelId, modelId));
  return db.select().from(orderRightOptions).where(isFor).orderBy(asc(orderRightOptions.position));
}

/** Takes one from the stock; false when none is left. Benefits without a limit always succeed. */
export async function takeRight(db: Db, rightCode: string): Promise<boolean> {
  const left = or(isNull(orderRightOptions.stock), gt(orderRightOptions.stock, 0));
  const rows = await db
    .update(orderRightOptions)
    .set({ stock: sql`${orderRightOptions.stock} - 1` })
    .where(and(eq(orderRightOptions.rightCode, rightCode), left))
    .returning({ rightCode: orderRightOptions.rightCode });
  return rows.length > 0;
}

/** Returns one to the stock. */
export async function returnRight(db: Db, rightCode: string): Promise<void> {
  await db
    .update(orderRightOptions)
    .set({ stock: sql`${orderRightOptions.stock} + 1` })
    .where(and(eq(orderRightOptions.rightCode, rightCode), isNotNull(orderRightOptions.stock)));
}
