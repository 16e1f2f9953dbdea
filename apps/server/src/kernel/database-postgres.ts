import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Bulkhead, type Limit } from './bulkhead';
import type { Database, Db } from './database';
import { type DatabaseLimits, onOwnClient, openPools, type Pools } from './database-pools';
import { currentUse } from './database-use';
import { inTransaction } from './postgres-transaction';
import { runMigrations } from './run-migrations';
import { assertHolding, assertOutsideTransaction, runInScope } from './transaction-scope';

const INT8 = 20;
const START_LOCK = 7_301_845;
/** Pause between two attempts to take that lock. */
const ASK_AGAIN_MS = 100;

/** SQL of a query given as text or as a query object. */
const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text ?? '');

/**
 * Runs `work` under an advisory lock on a dedicated connection, so that only one process on this
 * database does it at a time. The lock is polled instead of awaited: a waiting statement would be
 * an open transaction, and a concurrent index build of the lock holder waits for those.
 */
function runAlone<T>(url: string, work: () => Promise<T>): Promise<T> {
  return onOwnClient(url, 'voltfront-start', async (client) => {
    const isMine = async () => {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [START_LOCK]);
      return rows[0]?.mine;
    };
    while (!(await isMine())) await pause(ASK_AGAIN_MS);
    // The lock is released when its connection closes.
    return work();
  });
}

/** Runs plain SQL of one or more statements and returns the rows of the last one. */
const runOn = (client: pg.Client) => async (text: string) => {
  const results = (await client.query(text)) as pg.QueryResult | pg.QueryResult[];
  return [results].flat().at(-1)?.rows ?? [];
};

/**
 * Limits how many of the requests' connections statements outside a transaction and whole
 * transactions may use.
 */
function shares(callMax: number, waitMs: number) {
  const bulkhead = new Bulkhead(waitMs);
  const share = (part: number) => Math.max(1, Math.floor(callMax * part));
  // A request that waits for a row lock keeps its connection meanwhile. The limits stop one
  // endpoint or person from taking all connections, and leave some for reads, because only
  // transactions hold locks for long.
  function limitsOf(isTransaction: boolean): Limit[] {
    const use = currentUse();
    if (use === 'work') return [];
    const ofAll = { name: 'transactions', most: share(3 / 4) };
    const ofCall = use ? [{ name: `endpoint ${use.endpoint}`, most: share(1 / 2) }] : [];
    const ofPerson = use?.person ? [{ name: `person ${use.person}`, most: share(1 / 4) }] : [];
    return isTransaction ? [...ofPerson, ...ofCall, ofAll] : ofCall;
  }
  return {
    statement: <T>(work: () => Promise<T>) => bulkhead.run(limitsOf(false), work),
    transaction: <T>(work: () => Promise<T>) => bulkhead.run(limitsOf(true), work),
  };
}

/**
 * The outer handle: refuses queries inside a transaction, as PGlite must, and writes for a person
 * outside one.
 */
function outerHandle(pools: Pools, limit: <T>(work: () => Promise<T>) => Promise<T>) {
  return {
    query(...args: unknown[]): Promise<pg.QueryResult> {
      assertOutsideTransaction('query');
      assertHolding(textOf(args[0]));
      const pool = pools.current();
      return limit(() => Reflect.apply(pool.query, pool, args) as Promise<pg.QueryResult>);
    },
  };
}

/** Opens PostgreSQL and checks that it responds. */
export async function openPostgres(url: string, limits: DatabaseLimits): Promise<Database> {
  pg.types.setTypeParser(INT8, Number);
  const pools = openPools(url, limits);
  await pools.ping();
  const share = shares(pools.callMax, limits.databaseConnectTimeoutMs);
  const outer = outerHandle(pools, share.statement);
  const db = drizzle(outer as unknown as pg.Pool) as unknown as Db;
  const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    assertOutsideTransaction('transaction');
    return runInScope(() => share.transaction(() => inTransaction(pools.current(), work)));
  };
  db.transaction = transaction as Db['transaction'];
  return {
    db,
    kind: 'postgres',
    transaction,
    executeSql: (text, values) => outer.query(text, values),
    migrate: (folder) =>
      onOwnClient(url, 'voltfront-migrate', (client) => runMigrations({ isShared: true, run: runOn(client) }, folder)),
    alone: (work) => runAlone(url, work),
    ping: () => pools.ping(),
    close: () => pools.close(),
  };
}
