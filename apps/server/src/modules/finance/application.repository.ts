import { defaultLanguage } from '@voltfront/contract/headers';
import { OPEN_APPLICATION_STATES } from '@voltfront/rules/finance/application-moves';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keptWords, renderAll, wordsToKeep } from '../../kernel/texts';
import { financeApplication, financeApplicationHistory, financeNotice } from './finance.tables';

export type ApplicationRow = typeof financeApplication.$inferSelect;
export type NewApplication = typeof financeApplication.$inferInsert;
export type HistoryRow = typeof financeApplicationHistory.$inferSelect;
/** A history step to insert; its texts may be references. */
export type NewHistoryRow = Omit<HistoryRow, 'texts'>;

interface OrderRef {
  userId: string;
  orderNo: string;
}
interface ApplicationRef {
  userId: string;
  applicationNo: string;
}

const ofOrder = ({ userId, orderNo }: OrderRef) =>
  and(eq(financeApplication.userId, userId), eq(financeApplication.orderNo, orderNo));
const isApplication = ({ userId, applicationNo }: ApplicationRef) =>
  and(eq(financeApplication.userId, userId), eq(financeApplication.applicationNo, applicationNo));

/** Inserts an application, the texts of its plan in Chinese; undefined when the order has an open one. */
export async function insertApplication(db: Db, row: NewApplication): Promise<ApplicationRow | undefined> {
  const plan = renderAll(row.plan, defaultLanguage);
  const [stored] = await db
    .insert(financeApplication)
    .values({ ...row, plan })
    .onConflictDoNothing()
    .returning();
  return stored;
}

/** The open application of an order. */
export async function openApplication(db: Db, ref: OrderRef): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(financeApplication)
    .where(and(ofOrder(ref), inArray(financeApplication.state, [...OPEN_APPLICATION_STATES])));
  return row;
}

export async function newestApplication(db: Db, ref: OrderRef): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(financeApplication)
    .where(ofOrder(ref))
    .orderBy(desc(financeApplication.appliedAt), desc(financeApplication.applicationNo))
    .limit(1);
  return row;
}

/** Finds an application by the number that a lender's report names. */
export async function selectByNumber(db: Db, applicationNo: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(financeApplication).where(eq(financeApplication.applicationNo, applicationNo));
  return row;
}

/** Reads an application and locks its row until the transaction ends. */
export async function selectForUpdate(db: Db, ref: ApplicationRef): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(financeApplication).where(isApplication(ref)).for('update');
  return row;
}

/** Updates an application and inserts its history step, in one statement. */
export async function updateApplicationWithLine(
  db: Db,
  changes: Partial<NewApplication>,
  line: NewHistoryRow,
): Promise<ApplicationRow> {
  const { sequence } = financeApplicationHistory;
  const kept = wordsToKeep(line, ['title', 'note']);
  const told = db.$with('told').as(db.insert(financeApplicationHistory).values(kept).returning({ sequence }));
  const [row] = await db.with(told).update(financeApplication).set(changes).where(isApplication(line)).returning();
  return row as ApplicationRow;
}

/** Steps of an application, oldest first, their texts as references where they are stored. */
export async function selectHistory(db: Db, { userId, applicationNo }: ApplicationRef): Promise<HistoryRow[]> {
  const steps = await db
    .select()
    .from(financeApplicationHistory)
    .where(
      and(eq(financeApplicationHistory.userId, userId), eq(financeApplicationHistory.applicationNo, applicationNo)),
    )
    .orderBy(asc(financeApplicationHistory.sequence));
  return steps.map(keptWords);
}

/** Whether a notice was already accepted. */
export async function isNoticeKnown(db: Db, provider: string, noticeId: string): Promise<boolean> {
  const rows = await db
    .select({ noticeId: financeNotice.noticeId })
    .from(financeNotice)
    .where(and(eq(financeNotice.provider, provider), eq(financeNotice.noticeId, noticeId)));
  return rows.length > 0;
}

/** Records an accepted notice; a concurrent duplicate is recorded once. */
export async function insertNotice(db: Db, row: typeof financeNotice.$inferInsert): Promise<void> {
  await db.insert(financeNotice).values(row).onConflictDoNothing();
}
