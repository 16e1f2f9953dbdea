import type { StatementLine } from '@voltfront/rules/reconciliation/books';
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { PaymentMethod } from '../../providers/payment';
import { reconciliationDays as days, reconciliationLines as lines } from './reconciliation.tables';

export type DayRow = typeof days.$inferSelect;
export type NewDay = typeof days.$inferInsert;
type StoredLine = StatementLine & { day: number };

/** Rows in one statement. */
const BATCH = 500;

/** Adds days; returns those that were not there. */
export async function insertDays(db: Db, rows: readonly NewDay[]): Promise<DayRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(days)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function selectDay(db: Db, id: string): Promise<DayRow | undefined> {
  const [row] = await db.select().from(days).where(eq(days.id, id));
  return row;
}

export async function selectDayForUpdate(db: Db, id: string): Promise<DayRow | undefined> {
  const [row] = await db.select().from(days).where(eq(days.id, id)).for('update');
  return row;
}

/** Days that should have been compared before a moment. */
export const selectOverdue = (db: Db, before: number): Promise<DayRow[]> =>
  db.select().from(days).where(lt(days.nextAt, before)).orderBy(asc(days.nextAt)).limit(BATCH);

/** Reserves a day that is due for one process; undefined when it is not due, or another one has it. */
export async function takeDay(db: Db, id: string, now: number, leaseUntil: number): Promise<DayRow | undefined> {
  const isFree = or(isNull(days.leaseUntil), lte(days.leaseUntil, now));
  const [row] = await db
    .update(days)
    .set({ leaseUntil, attempts: sql`${days.attempts} + 1` })
    .where(and(eq(days.id, id), lte(days.nextAt, now), isFree))
    .returning();
  return row;
}

export async function updateDay(db: Db, id: string, changes: Partial<NewDay>): Promise<void> {
  await db.update(days).set(changes).where(eq(days.id, id));
}

/** Changes a day that is still reserved by oneself; undefined when it is another's by now. */
export async function changeTaken(
  db: Db,
  { id, leaseUntil }: Pick<DayRow, 'id' | 'leaseUntil'>,
  changes: Partial<NewDay>,
): Promise<DayRow | undefined> {
  const isMine = and(eq(days.id, id), leaseUntil === null ? isNull(days.leaseUntil) : eq(days.leaseUntil, leaseUntil));
  const [row] = await db.update(days).set(changes).where(isMine).returning();
  return row;
}

/** Days (midnights) of a method whose statement is known, from one on. */
export async function selectKnownDays(db: Db, method: PaymentMethod, from: number): Promise<Set<number>> {
  const known = and(eq(days.method, method), gte(days.startAt, from), isNotNull(days.checkedAt));
  const rows = await db.select({ startAt: days.startAt }).from(days).where(known);
  return new Set(rows.map(({ startAt }) => startAt));
}

/** Other days of a method that a new statement may change: the next one, and those which wait for one. */
export const selectTouched = (db: Db, { id, method, startAt }: DayRow, next: number): Promise<DayRow[]> =>
  db
    .select()
    .from(days)
    .where(
      and(
        eq(days.method, method),
        ne(days.id, id),
        isNotNull(days.checkedAt),
        or(sql`${days.pendingCount} > 0`, eq(days.startAt, next)),
        // A refund may take weeks from one statement to the other.
        gte(days.startAt, startAt - (next - startAt) * 60),
      ),
    )
    .orderBy(asc(days.startAt));

/** Puts the lines of a statement in the place of those that were stored. */
export async function replaceLines(
  db: Db,
  { id: dayId, method, startAt: day }: DayRow,
  read: readonly StatementLine[],
): Promise<void> {
  await db.delete(lines).where(eq(lines.dayId, dayId));
  const rows = read.map((line, index) => ({ ...line, dayId, method, day, sequence: index + 1 }));
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(lines).values(rows.slice(from, from + BATCH));
}

const toLine = (row: typeof lines.$inferSelect): StoredLine => {
  const { dayId: _dayId, sequence: _sequence, method: _method, settledFen, feeFen, ...line } = row;
  return { ...line, settledFen: settledFen ?? line.amountFen, feeFen: feeFen ?? 0 };
};

/** Lines of a day's statement. */
export async function selectLines(db: Db, dayId: string): Promise<StoredLine[]> {
  return (await db.select().from(lines).where(eq(lines.dayId, dayId)).orderBy(asc(lines.sequence))).map(toLine);
}

/** Lines with some numbers on the statements of other days. */
export async function selectElsewhere(
  db: Db,
  { id, method }: DayRow,
  numbers: readonly string[],
): Promise<StoredLine[]> {
  const isOne = sql`${lines.number} = any(${sql.param([...numbers])}::text[])`;
  const rows = await db
    .select()
    .from(lines)
    .where(and(eq(lines.method, method), isOne, ne(lines.dayId, id)));
  return rows.map(toLine);
}
