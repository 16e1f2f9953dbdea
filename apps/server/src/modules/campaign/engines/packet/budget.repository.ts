import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { campaignPacketBudgets } from './packet.tables';

const budgets = campaignPacketBudgets;

/** Points of the brand that are left; all of them while none was taken. */
export async function findBudget(db: Db, campaignId: string, whole: number): Promise<number> {
  const [row] = await db.select({ left: budgets.left }).from(budgets).where(eq(budgets.campaignId, campaignId));
  return row?.left ?? whole;
}

/** Takes points out of the budget; false when it has fewer, and nothing is taken then. */
export async function takeBudget(db: Db, campaignId: string, whole: number, points: number): Promise<boolean> {
  await db.insert(budgets).values({ campaignId, left: whole }).onConflictDoNothing();
  const rows = await db
    .update(budgets)
    .set({ left: sql`${budgets.left} - ${points}` })
    .where(and(eq(budgets.campaignId, campaignId), gte(budgets.left, points)))
    .returning({ left: budgets.left });
  return rows.length > 0;
}

/** Puts points back into the budget. */
export async function returnBudget(db: Db, campaignId: string, points: number): Promise<void> {
  if (points === 0) return;
  const left = sql`${budgets.left} + ${points}`;
  await db.update(budgets).set({ left }).where(eq(budgets.campaignId, campaignId));
}
