import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The values of a whole row in the order of the table's columns, for `insert … select` with conditions. */
export function rowValues<T extends PgTable>(table: T, row: T['$inferSelect']): SQL {
  const values = Object.entries(getTableColumns(table)).map(
    ([key, column]) => sql`${sql.param((row as Record<string, unknown>)[key], column)}`,
  );
  return sql.join(values, sql`, `);
}
