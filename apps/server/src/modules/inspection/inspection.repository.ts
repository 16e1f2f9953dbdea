import type { InspectionState } from '@voltfront/rules/inspection/inspection-moves';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database';
import { inspectionQuestions, inspections } from './inspection.tables';

export type InspectionRow = typeof inspections.$inferSelect;
export type NewInspection = typeof inspections.$inferInsert;
export type QuestionRow = typeof inspectionQuestions.$inferSelect;

/** Identifies a report: the customer and the order. */
export interface InspectionKey {
  userId: string;
  orderNo: string;
}

const isReport = ({ userId, orderNo }: InspectionKey) =>
  and(eq(inspections.userId, userId), eq(inspections.orderNo, orderNo));

/** Begins the report of an order, unless it has one. */
export async function addInspection(db: Db, row: NewInspection): Promise<void> {
  await db.insert(inspections).values(row).onConflictDoNothing();
}

export async function selectInspection(db: Db, key: InspectionKey): Promise<InspectionRow | undefined> {
  const [row] = await db.select().from(inspections).where(isReport(key));
  return row;
}

/** Reads a report and locks its row until the transaction ends. */
export async function lockInspection(db: Db, key: InspectionKey): Promise<InspectionRow | undefined> {
  const [row] = await db.select().from(inspections).where(isReport(key)).for('update');
  return row;
}

/** Reports of several orders, by order number. */
export async function selectInspections(db: Db, orderNos: readonly string[]): Promise<Map<string, InspectionRow>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .select()
    .from(inspections)
    .where(inArray(inspections.orderNo, [...orderNos]));
  return new Map(rows.map((row) => [row.orderNo, row]));
}

/** SQL: the report of an order is in a state; one that was not begun is not ready. */
export const hasReportIn =
  (state: InspectionState) =>
  (orderNo: PgColumn): SQL =>
    state === 'notReady'
      ? sql`not exists (select 1 from ${inspections} where ${inspections.orderNo} = ${orderNo} and ${inspections.state} <> 'notReady')`
      : sql`exists (select 1 from ${inspections} where ${inspections.orderNo} = ${orderNo} and ${inspections.state} = ${state})`;

/** Changes a report; it must be locked. */
export async function updateInspection(
  db: Db,
  key: InspectionKey,
  changes: Partial<NewInspection>,
): Promise<InspectionRow> {
  const [row] = await db.update(inspections).set(changes).where(isReport(key)).returning();
  return row as InspectionRow;
}

/** Questions about a report, in the order in which they were asked. */
export function selectQuestions(db: Db, { userId, orderNo }: InspectionKey): Promise<QuestionRow[]> {
  return db
    .select()
    .from(inspectionQuestions)
    .where(and(eq(inspectionQuestions.userId, userId), eq(inspectionQuestions.orderNo, orderNo)))
    .orderBy(asc(inspectionQuestions.askedAt), asc(inspectionQuestions.questionId));
}

export async function addQuestion(db: Db, row: typeof inspectionQuestions.$inferInsert): Promise<void> {
  await db.insert(inspectionQuestions).values(row);
}

/** Writes the answer to a question. */
export async function answerQuestion(
  db: Db,
  {
    userId,
    questionId,
    answer,
    answeredAt,
  }: Pick<QuestionRow, 'userId' | 'questionId'> & {
    answer: string;
    answeredAt: number;
  },
): Promise<void> {
  await db
    .update(inspectionQuestions)
    .set({ answer, answeredAt })
    .where(and(eq(inspectionQuestions.userId, userId), eq(inspectionQuestions.questionId, questionId)));
}
