import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database';
import { InternalError } from './errors';
import { lockFolder } from './folder-lock';
import { prepareFrequent } from './pglite-statements';
import { takeTurns } from './pglite-turns';
import { together } from './prepared';
import { runMigrations } from './run-migrations';
import { assertHolding, assertOutsideTransaction, lastWrites, runInScope } from './transaction-scope';

/**
 * Refuses queries on the outer handle inside a transaction, which would wait forever for PGlite's
 * single connection, and writes for a person outside a transaction.
 */
function guard(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property === 'query' || property === 'exec' || property === 'sql') {
        return (...args: unknown[]) => {
          assertOutsideTransaction('query');
          assertHolding(String(args[0]));
          return value.apply(target, args);
        };
      }
      return value.bind(target);
    },
  });
}

const options: PGliteOptions = { parsers: { [types.INT8]: (value: string) => Number(value) } };

/** Types with a lower id come with PostgreSQL; those from here on are the rows of its catalogue and of our tables. */
const FIRST_ROW_TYPE = 10_000;
/** Arrays that queries answer with, by their type's id: of booleans, whole numbers, texts, decimals and JSON. */
const READ_ARRAYS = new Set([1000, 1005, 1007, 1016, 1009, 1015, 1021, 1022, 1231, 199, 3807]);

const only = <T>(byType: Record<number | string, T>, isKept: (type: number) => boolean): Record<number | string, T> =>
  Object.fromEntries(Object.entries(byType).filter(([type]) => isKept(Number(type))));

/**
 * Opens a database of the driver, which adds a parser for the arrays of every type there is, and copies all its parsers for
 * every statement: those for arrays that no query answers with are taken away.
 */
async function create(more: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...options, ...more });
  client.parsers = only(client.parsers, (type) => type in types.parsers || READ_ARRAYS.has(type));
  client.serializers = only(client.serializers, (type) => type < FIRST_ROW_TYPE);
  prepareFrequent(client);
  return client;
}

/** Runs plain SQL of one or more statements and returns the rows of the last one. */
const runOn = (client: PGlite) => async (text: string) =>
  (await client.exec(text)).findLast((result) => result.fields.length > 0)?.rows ?? [];

function wrap(opened: PGlite, release: () => void): Database {
  const client = takeTurns(opened);
  const inner = drizzle(client);
  const db = drizzle(guard(client)) as unknown as Db;
  const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    assertOutsideTransaction('transaction');
    return runInScope(() =>
      inner.transaction(async (tx) => {
        const result = await work(tx as unknown as Db);
        const writes = lastWrites();
        if (writes.length > 0) await tx.execute(together(writes));
        return result;
      }),
    );
  };
  db.transaction = transaction as Db['transaction'];
  return {
    db,
    kind: 'pglite',
    transaction,
    async executeSql(text, values) {
      assertOutsideTransaction('query');
      assertHolding(text);
      if (values && values.length > 0) return client.query<Record<string, unknown>>(text, values);
      return { rows: await runOn(client)(text) };
    },
    migrate: (folder) => runMigrations({ isShared: false, run: runOn(client) }, folder),
    // The folder lock already excludes every other process.
    alone: (work) => work(),
    // PGlite runs in this process, so it responds as long as it is open, even while its single
    // connection is busy.
    async ping() {
      if (client.closed) throw new InternalError('the embedded database is closed');
    },
    async close() {
      await client.close();
      release();
    },
  };
}

/**
 * Opens PGlite in `dataDir/database` and takes the folder lock; `memory://` keeps everything in
 * memory.
 * @throws StartError when another process holds the folder
 */
export async function openPglite(dataDir: string, snapshot?: Blob): Promise<Database> {
  if (dataDir === 'memory://') {
    return wrap(await create(snapshot ? { loadDataDir: snapshot } : {}), () => undefined);
  }
  mkdirSync(dataDir, { recursive: true });
  const release = lockFolder(dataDir);
  try {
    return wrap(await create({ dataDir: join(dataDir, 'database') }), release);
  } catch (error) {
    release();
    throw error;
  }
}
