import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { sandboxLenderCases, sandboxLenderNotices } from './lender.tables';

/** An application at the lender. */
export type CaseRow = typeof sandboxLenderCases.$inferSelect;
type NoticeRow = typeof sandboxLenderNotices.$inferSelect;

export async function findCase(db: Db, applicationNo: string): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(sandboxLenderCases).where(eq(sandboxLenderCases.applicationNo, applicationNo));
  return row;
}

/** Creates a case, unless the application has one. */
export async function openCase(db: Db, row: typeof sandboxLenderCases.$inferInsert): Promise<void> {
  await db.insert(sandboxLenderCases).values(row).onConflictDoNothing();
}

/** Updates a case that is in one of `from`; of two concurrent callers only one gets the row. */
export async function changeCase(
  db: Db,
  applicationNo: string,
  from: readonly CaseRow['state'][],
  to: Partial<CaseRow>,
): Promise<CaseRow | undefined> {
  const where = and(eq(sandboxLenderCases.applicationNo, applicationNo), inArray(sandboxLenderCases.state, [...from]));
  const [row] = await db.update(sandboxLenderCases).set(to).where(where).returning();
  return row;
}

export async function addNotice(db: Db, row: NoticeRow): Promise<void> {
  await db.insert(sandboxLenderNotices).values(row);
}

/** Counts another attempt to send a notice; undefined once the shop has accepted it. */
export async function countAttempt(db: Db, noticeId: string): Promise<NoticeRow | undefined> {
  const [row] = await db
    .update(sandboxLenderNotices)
    .set({ attempts: sql`${sandboxLenderNotices.attempts} + 1` })
    .where(and(eq(sandboxLenderNotices.noticeId, noticeId), isNull(sandboxLenderNotices.acknowledgedAt)))
    .returning();
  return row;
}

/** Records that the shop has accepted a notice. */
export async function acknowledge(db: Db, noticeId: string, acknowledgedAt: number): Promise<void> {
  await db.update(sandboxLenderNotices).set({ acknowledgedAt }).where(eq(sandboxLenderNotices.noticeId, noticeId));
}
