import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { rewardClaims, rewards } from './reward.tables';

export type RewardRow = typeof rewards.$inferSelect;
export type ClaimRow = typeof rewardClaims.$inferSelect;

/** All rewards in the order in which they are shown. */
export const selectRewards = (db: Db): Promise<RewardRow[]> =>
  db.select().from(rewards).orderBy(asc(rewards.position), asc(rewards.rewardId));

/** One reward. */
export async function findReward(db: Db, rewardId: string): Promise<RewardRow | undefined> {
  const [row] = await db.select().from(rewards).where(eq(rewards.rewardId, rewardId));
  return row;
}

/** What was claimed for an order. */
export const selectClaims = (db: Db, userId: string, orderNo: string): Promise<ClaimRow[]> =>
  db
    .select()
    .from(rewardClaims)
    .where(and(eq(rewardClaims.userId, userId), eq(rewardClaims.orderNo, orderNo)));

/** Notes a claim. @returns false when it was claimed before */
export async function insertClaim(db: Db, row: ClaimRow): Promise<boolean> {
  const rows = await db.insert(rewardClaims).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Adds rewards; those that are there already are left as they are. */
export async function insertRewards(db: Db, rows: RewardRow[]): Promise<void> {
  await db.insert(rewards).values(rows).onConflictDoNothing();
}
