import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database, Db } from './database';
import { assertOutsideTransaction, runInScope } from './transaction-scope';

const INT8 = 20;
const MIGRATION_LOCK = 7_301_845;

/** A pool that refuses outer queries inside a transaction, as PGlite must. */
class GuardedPool extends pg.Pool {}
const poolQuery = pg.Pool.prototype.query;
GuardedPool.prototype.query = function query(this: pg.Pool, ...args: unknown[]) {
  assertOutsideTransaction('query');
  return Reflect.apply(poolQuery, this, args);
} as typeof poolQuery;

/** Creates what the job queue needs. It would do so itself at its start, where two processes can meet. */
async function createJobTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query("select to_regclass('jobs.version') is not null as is_there");
  if (!rows[0]?.is_there) await client.query(PgBoss.getConstructionPlans('jobs'));
}

/** Applies migrations on one connection under an advisory lock, so that several processes may start at once. */
async function migrateLocked(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await createJobTables(client);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}

/** Opens a pool on PostgreSQL and checks that it answers. */
export async function openPostgres(url: string, max: number): Promise<Database> {
  pg.types.setTypeParser(INT8, Number);
  const pool = new GuardedPool({ connectionString: url, max, application_name: 'voltfront' });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  const inner = drizzle(pool);
  const db = inner as unknown as Db;
  const begin = inner.transaction.bind(inner);
  const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    assertOutsideTransaction('transaction');
    return runInScope(() => begin((tx) => work(tx as unknown as Db)));
  };
  db.transaction = transaction as Db['transaction'];
  return {
    db,
    kind: 'postgres',
    transaction,
    executeSql: (text, values) => pool.query(text, values),
    migrate: (folder) => migrateLocked(pool, folder),
    close: () => pool.end(),
  };
}
