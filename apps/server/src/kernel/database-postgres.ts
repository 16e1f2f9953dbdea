import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db } from './database';
import { assertOutsideTransaction, runInScope } from './transaction-scope';

const INT8 = 20;
const START_LOCK = 7_301_845;

/** A pool that refuses outer queries inside a transaction, as PGlite must. */
class GuardedPool extends pg.Pool {}
const poolQuery = pg.Pool.prototype.query;
GuardedPool.prototype.query = function query(this: pg.Pool, ...args: unknown[]) {
  assertOutsideTransaction('query');
  return Reflect.apply(poolQuery, this, args);
} as typeof poolQuery;

/** Runs `work` while no other process on this database runs any, holding an advisory lock on a connection of its own. */
async function runAlone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'voltfront-start' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
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
    migrate: (folder) => migrate(inner, { migrationsFolder: folder }),
    alone: (work) => runAlone(url, work),
    close: () => pool.end(),
  };
}
