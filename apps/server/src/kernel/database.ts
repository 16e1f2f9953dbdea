import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from './config';
import type { DatabaseLimits } from './database-pools';
import { StartError } from './errors';

/** Result of a raw `db.execute(sql)` on both drivers. */
export interface Rows<T> {
  rows: T[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A drizzle handle: the database or a transaction. Use cases cannot tell them apart. */
export type Db = PgDatabase<RowsHKT, Record<string, never>>;

/**
 * Runs plain SQL with `$1` parameters on the outer handle; SQL without parameters may hold several
 * statements.
 */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** An open database. */
export interface Database {
  /** Outer handle; throws when used inside a transaction. */
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  readonly executeSql: ExecuteSql;
  /** Runs `work` in one transaction; rolls back when it throws. Cannot be nested: use `tx.transaction` for savepoints. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Applies the committed migrations. When several processes may start at once, call it inside
   * `alone`.
   */
  migrate(folder: string): Promise<void>;
  /**
   * Runs `work` while no other process on this database runs its own: for one-time work at startup.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects when the database does not respond; slow requests do not delay it. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens PostgreSQL when `DATABASE_URL` is set, else PGlite in the data folder (or in memory for `memory://`). */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & DatabaseLimits,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./database-postgres');
    return openPostgres(config.databaseUrl, config);
  }
  const { openPglite } = await import('./database-pglite');
  return openPglite(config.dataDir);
}

const ALREADY_EXISTS = ['42P07', '42P06', '42710'];

/**
 * Runs migrations and explains the one common failure: a database from before the first release.
 * @throws StartError in that case
 */
export async function explainMigration(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if (!ALREADY_EXISTS.includes(cause?.code ?? code ?? '')) throw error;
    throw new StartError(
      'The database was made by an older version whose tables cannot be carried over. Remove the data folder (or empty the database) and start again.',
    );
  }
}
