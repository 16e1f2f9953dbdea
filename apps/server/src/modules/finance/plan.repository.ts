import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keptWords, wordsToKeep } from '../../kernel/texts';
import { financePlan, financePlanCount, financeShare, financeWish } from './finance.tables';

export type PlanRow = typeof financePlan.$inferSelect;
export type WishRow = typeof financeWish.$inferSelect;
export type ShareRow = typeof financeShare.$inferSelect;

/** A row to insert; the texts of its plan may be references. */
type Unkept<Row> = Omit<Row, 'texts'>;

/** Most saved plans per person; equal to the table's check constraint. */
export const PLAN_LIMIT = 10;

const ofAccount = (accountId: string) => eq(financePlan.accountId, accountId);

/** Inserts a plan; false when the same one exists, whose time is then renewed. */
export async function putPlan(db: Db, row: Unkept<PlanRow>): Promise<{ id: string; isNew: boolean }> {
  const kept = wordsToKeep(row, ['plan']);
  const { plan, texts, savedAt, validUntil } = kept;
  const [stored] = await db
    .insert(financePlan)
    .values(kept)
    .onConflictDoUpdate({
      target: [financePlan.accountId, financePlan.askedFor],
      set: { plan, texts, savedAt, validUntil },
    })
    .returning({ id: financePlan.id });
  const id = stored?.id ?? row.id;
  return { id, isNew: id === row.id };
}

/** Takes one slot; returns the number of used slots, or null when all are used. */
export async function raisePlanCount(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db
    .insert(financePlanCount)
    .values({ accountId, used: 1 })
    .onConflictDoUpdate({
      target: financePlanCount.accountId,
      set: { used: sql`${financePlanCount.used} + 1` },
      setWhere: lt(financePlanCount.used, PLAN_LIMIT),
    })
    .returning({ used: financePlanCount.used });
  return row?.used ?? null;
}

export async function countPlans(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select().from(financePlanCount).where(eq(financePlanCount.accountId, accountId));
  return row?.used ?? 0;
}

/** Deletes a plan of the account and frees its slot; false when there is none. */
export async function deletePlan(db: Db, accountId: string, id: string): Promise<boolean> {
  const dropped = await db
    .delete(financePlan)
    .where(and(ofAccount(accountId), eq(financePlan.id, id)))
    .returning({ id: financePlan.id });
  if (dropped.length === 0) return false;
  await db
    .update(financePlanCount)
    .set({ used: sql`${financePlanCount.used} - 1` })
    .where(eq(financePlanCount.accountId, accountId));
  return true;
}

/** Plans of the account, newest first. */
export async function selectPlans(db: Db, accountId: string): Promise<PlanRow[]> {
  const mine = db.select().from(financePlan).where(ofAccount(accountId));
  return (await mine.orderBy(desc(financePlan.savedAt)).limit(PLAN_LIMIT)).map(keptWords);
}

export async function selectPlan(db: Db, accountId: string, id: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(financePlan)
    .where(and(ofAccount(accountId), eq(financePlan.id, id)));
  return row && keptWords(row);
}

export async function insertShare(db: Db, row: Unkept<ShareRow>): Promise<void> {
  await db.insert(financeShare).values(wordsToKeep(row, ['plan']));
}

export async function selectShare(db: Db, shareCode: string): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(financeShare).where(eq(financeShare.shareCode, shareCode));
  return row && keptWords(row);
}

/** Deletes shared plans that expired before a time (epoch ms). */
export async function deleteOldShares(db: Db, before: number): Promise<void> {
  await db.delete(financeShare).where(lt(financeShare.validUntil, before));
}

interface OrderRef {
  userId: string;
  orderNo: string;
}

const isOrder = ({ userId, orderNo }: OrderRef) =>
  and(eq(financeWish.userId, userId), eq(financeWish.orderNo, orderNo));

/** Stores an order's chosen plan, replacing an earlier one. */
export async function putWish(db: Db, row: Unkept<WishRow>): Promise<void> {
  const kept = wordsToKeep(row, ['plan']);
  const { userId: _user, orderNo: _order, ...changes } = kept;
  await db
    .insert(financeWish)
    .values(kept)
    .onConflictDoUpdate({ target: [financeWish.userId, financeWish.orderNo], set: changes });
}

export async function selectWish(db: Db, ref: OrderRef): Promise<WishRow | undefined> {
  const [row] = await db.select().from(financeWish).where(isOrder(ref));
  return row && keptWords(row);
}

export async function deleteWish(db: Db, ref: OrderRef): Promise<boolean> {
  const dropped = await db.delete(financeWish).where(isOrder(ref)).returning({ orderNo: financeWish.orderNo });
  return dropped.length > 0;
}
