import type { CollectionKey } from '@voltfront/brand/privacy';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A row as the declared columns give it. */
type Row = Record<string, unknown>;

/** What the copy of a person shows of a table. */
export interface PersonalExport {
  /** Heading; several tables may share one. */
  title: string;
  columns: Record<string, PgColumn>;
  /** Never null; the newest rows come first. Without it rows come by their key. */
  newest?: PgColumn;
  /** Table whose columns are shown as well. */
  join?: { table: PgTable; on: SQL };
  /** A row in the form in which its person may see it. */
  show?: (row: Row) => Row;
}

/**
 * What a cancellation does with the rows. `by`: the subscription to `AccountCancelled` of that name does it, or
 * `closeAccount` at once, where more has to happen than rows being deleted.
 */
type PersonalErasure<T extends PgTable> =
  | { delete: true }
  | { blank: Partial<T['$inferInsert']> }
  | { keep: string }
  | { by: string };

/** An item of the privacy list that rows of the table tell. */
export interface PersonalItem {
  key: CollectionKey;
  /** Moment or Shanghai day of a row, to count those of a period; without it every row counts. */
  since?: PgColumn;
  columns?: Record<string, PgColumn>;
  /** What the newest row shows, masked. */
  value?: (row: Row) => string | null;
  /** Without a value there is nothing to count either. */
  onlyWithValue?: true;
  /** The row shows a value and is no act of its own. */
  uncounted?: true;
}

export interface PersonalDeclaration<T extends PgTable = PgTable> {
  /** Column with the account. */
  owner: PgColumn;
  /** Rows that count; all of the owner when left out. */
  rows?: SQL;
  /** What the copy shows, or why nothing. */
  exported: PersonalExport | { nothing: string };
  erased: PersonalErasure<T>;
  items?: PersonalItem[];
}

export interface PersonalTable extends PersonalDeclaration {
  table: PgTable;
}

/** Why rows of sales stay after a cancellation. */
export const SALES_ARE_KEPT = 'sales are kept as the law on bookkeeping wants it';

const declared: PersonalTable[] = [];
const impersonal = new Map<PgTable, string>();

/** The named columns of a table, in this order: `pick(orders, 'orderNo', 'state')`. */
export function pick<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: Name[]
): Record<Name, PgColumn> {
  const columns = table as unknown as Record<Name, PgColumn>;
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Record<Name, PgColumn>;
}

/** Says what of a table is personal. A table with two owners is declared twice. */
export function personal<T extends PgTable>(table: T, declaration: PersonalDeclaration<T>): void {
  declared.push({ ...(declaration as PersonalDeclaration), table });
}

/** Says why a table with a column that sounds personal holds nothing of customers. */
export function notPersonal(reason: string, ...tables: PgTable[]): void {
  for (const table of tables) impersonal.set(table, reason);
}

export const personalTables = (): readonly PersonalTable[] => declared;
export const impersonalTables = (): ReadonlyMap<PgTable, string> => impersonal;
