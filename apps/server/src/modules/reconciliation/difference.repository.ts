import type { DifferenceKind } from '@voltfront/rules/reconciliation/books';
import type { DifferenceState } from '@voltfront/rules/reconciliation/difference-moves';
import { and, asc, count, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { PaymentMethod } from '../../providers/payment';
import type { DayRow } from './day.repository';
import {
  reconciliationDays as days,
  reconciliationDifferences as differences,
  reconciliationHistory as history,
} from './reconciliation.tables';

export type DifferenceRow = typeof differences.$inferSelect;
export type NewDifference = typeof differences.$inferInsert;
export type HistoryRow = typeof history.$inferSelect;

/** Rows in one statement. */
const BATCH = 500;

/** What staff look for; undefined does not narrow. */
export interface DifferenceFilter {
  dayId?: string | undefined;
  method?: PaymentMethod | undefined;
  state?: DifferenceState | undefined;
  kind?: DifferenceKind | undefined;
}

const newestFirst = keyset(differences.createdAt, differences.id);
const newestDays = keyset(days.startAt, days.id);

/** All differences of a day, locked. */
export const selectOfDayForUpdate = (db: Db, dayId: string): Promise<DifferenceRow[]> =>
  db.select().from(differences).where(eq(differences.dayId, dayId)).orderBy(asc(differences.id)).for('update');

/** A difference, locked. */
export async function selectDifferenceForUpdate(db: Db, id: string): Promise<DifferenceRow | undefined> {
  const [row] = await db.select().from(differences).where(eq(differences.id, id)).for('update');
  return row;
}

/** Adds differences, each with the first line of its history. */
export async function insertDifferences(db: Db, rows: readonly DifferenceRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = rows.slice(from, from + BATCH);
    await db.insert(differences).values(part);
    await db.insert(history).values(
      part.map(({ id, state, createdAt }) => ({
        differenceId: id,
        sequence: 1,
        state,
        who: 'shop' as const,
        note: '',
        at: createdAt,
      })),
    );
  }
}

/** Updates a locked difference without a line. */
export async function updateDifference(db: Db, id: string, changes: Partial<NewDifference>): Promise<DifferenceRow> {
  const [row] = await db.update(differences).set(changes).where(eq(differences.id, id)).returning();
  return row as DifferenceRow;
}

/** Updates a locked difference and adds a line to its history, in one statement. */
export async function updateWithLine(
  db: Db,
  changes: Partial<NewDifference>,
  line: HistoryRow,
): Promise<DifferenceRow> {
  const told = db.$with('told').as(db.insert(history).values(line).returning({ sequence: history.sequence }));
  const isOne = eq(differences.id, line.differenceId);
  const [row] = await db.with(told).update(differences).set(changes).where(isOne).returning();
  return row as DifferenceRow;
}

const conditionsOf = ({ dayId, method, state, kind }: DifferenceFilter): (SQL | undefined)[] => [
  dayId === undefined ? undefined : eq(differences.dayId, dayId),
  method && eq(differences.method, method),
  state && eq(differences.state, state),
  kind && eq(differences.kind, kind),
];

/** A page of differences, by when they were found, newest first. */
export const selectDifferences = (
  db: Db,
  filter: DifferenceFilter,
  { after, limit }: PageRange,
): Promise<DifferenceRow[]> =>
  db
    .select()
    .from(differences)
    .where(and(...conditionsOf(filter), newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Histories of some differences, the oldest line first. */
export async function selectHistories(db: Db, ids: readonly string[]): Promise<HistoryRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(history)
    .where(inArray(history.differenceId, [...ids]))
    .orderBy(asc(history.differenceId), asc(history.sequence));
}

/** A page of days, newest first; `isOpen`: only those with open differences. */
export function selectDays(
  db: Db,
  { method, isOpen }: { method?: PaymentMethod | undefined; isOpen: boolean },
  { after, limit }: PageRange,
): Promise<DayRow[]> {
  const hasOpen = sql`exists (select 1 from ${differences}
    where ${differences.dayId} = ${days.id} and ${differences.state} = 'open')`;
  return db
    .select()
    .from(days)
    .where(and(method && eq(days.method, method), isOpen ? hasOpen : undefined, newestDays.after(after)))
    .orderBy(...newestDays.order)
    .limit(limit);
}

/** Number and effect of the differences of some days, by kind and state. */
export async function countDifferences(db: Db, dayIds: readonly string[]) {
  if (dayIds.length === 0) return [];
  const effectFen = sql<number>`sum(${differences.effectFen})::bigint`.mapWith(Number);
  return db
    .select({
      dayId: differences.dayId,
      kind: differences.kind,
      state: differences.state,
      count: count(),
      effectFen,
    })
    .from(differences)
    .where(inArray(differences.dayId, [...dayIds]))
    .groupBy(differences.dayId, differences.kind, differences.state);
}

/** How many differences are open, and since when the oldest is. */
export async function countOpen(db: Db): Promise<{ open: number; oldestAt: number | null }> {
  const [row] = await db
    .select({ open: count(), oldestAt: min(differences.createdAt) })
    .from(differences)
    .where(eq(differences.state, 'open'));
  return { open: row?.open ?? 0, oldestAt: row?.oldestAt ?? null };
}
