import { formatDate } from '@voltfront/rules/format/date';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';
import type { PersonalExport, PersonalItem, PersonalTable } from './declare';

type Row = Record<string, unknown>;

/** Rows of a person. */
const ofPerson = ({ owner, rows }: PersonalTable, accountId: string): SQL | undefined =>
  and(eq(owner, accountId), rows);

function keysOf(table: PgTable, newest?: PgColumn): PgColumn[] {
  const { primaryKeys } = getTableConfig(table);
  const single = Object.values(getTableColumns(table)).filter(({ primary }) => primary);
  return [...new Set([...(newest ? [newest] : []), ...(primaryKeys[0]?.columns ?? single)])];
}

/** Key of the last row of a page. */
export type Position = readonly unknown[];

/** A page of the rows of a person as their copy shows them, newest first, after a position. */
export async function ownPage(
  db: Db,
  declaration: PersonalTable & { exported: PersonalExport },
  accountId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<{ rows: Row[]; last: Position | null }> {
  const { table, exported } = declaration;
  const keys = keysOf(table, exported.newest);
  const positions = Object.fromEntries(keys.map((key, at) => [`position${at}`, key]));
  const values = after?.map((value, at) => sql.param(value, keys[at]));
  const further = values ? sql`(${sql.join(keys, sql`, `)}) < (${sql.join(values, sql`, `)})` : undefined;
  const from = db
    .select({ ...exported.columns, ...positions } as Record<string, PgColumn>)
    .from(table)
    .$dynamic();
  const joined = exported.join ? from.innerJoin(exported.join.table, exported.join.on) : from;
  const found: Row[] = await joined
    .where(and(ofPerson(declaration, accountId), further))
    .orderBy(...keys.map((key) => desc(key)))
    .limit(limit);
  const show = exported.show ?? ((row: Row) => row);
  const rows = found.map((row) =>
    show(Object.fromEntries(Object.keys(exported.columns).map((name) => [name, row[name]]))),
  );
  const end = found.length === limit ? found.at(-1) : undefined;
  return { rows, last: end ? keys.map((_key, at) => end[`position${at}`]) : null };
}

/** A moment as a column of moments or of days takes it. */
const sinceIn = (column: PgColumn, since: number): string =>
  column.getSQLType() === 'text' ? formatDate(since) : new Date(since).toISOString();

/** Rows of a person that tell an item since a moment. */
export async function countItem(
  db: Db,
  declaration: PersonalTable,
  item: PersonalItem,
  person: { accountId: string; since: number },
): Promise<number> {
  const period = item.since && sql`${item.since} >= ${sinceIn(item.since, person.since)}`;
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(declaration.table)
    .where(and(ofPerson(declaration, person.accountId), period));
  return row?.count ?? 0;
}

/** Columns of the newest row of a person. */
export async function newestRow(
  db: Db,
  declaration: PersonalTable,
  columns: Record<string, PgColumn>,
  accountId: string,
): Promise<Row | undefined> {
  const newest = 'title' in declaration.exported ? declaration.exported.newest : undefined;
  const [row] = await db
    .select(columns)
    .from(declaration.table)
    .where(ofPerson(declaration, accountId))
    .orderBy(...keysOf(declaration.table, newest).map((key) => desc(key)))
    .limit(1);
  return row as Row | undefined;
}

/** Deletes or blanks the rows of a person, as their table declares it. */
export async function eraseRows(db: Db, declaration: PersonalTable, accountId: string): Promise<void> {
  const { table, erased } = declaration;
  const theirs = ofPerson({ ...declaration, rows: undefined }, accountId);
  if ('delete' in erased) await db.delete(table).where(theirs);
  if ('blank' in erased) await db.update(table).set(erased.blank).where(theirs);
}
