import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database';
import { lockFolder } from './folder-lock';
import { assertOutsideTransaction, runInScope } from './transaction-scope';

/** Refuses outer queries inside a transaction, which would hang for good on PGlite's one connection. */
function guard(client: PGlite): PGlite {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property === 'query' || property === 'exec' || property === 'sql') {
        return (...args: unknown[]) => {
          assertOutsideTransaction('query');
          return value.apply(target, args);
        };
      }
      return value.bind(target);
    },
  });
}

const options: PGliteOptions = { parsers: { [types.INT8]: (value: string) => Number(value) } };

function wrap(client: PGlite, release: () => void): Database {
  const inner = drizzle(client);
  const db = drizzle(guard(client)) as unknown as Db;
  const transaction = <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    assertOutsideTransaction('transaction');
    return runInScope(() => inner.transaction((tx) => work(tx as unknown as Db)));
  };
  db.transaction = transaction as Db['transaction'];
  return {
    db,
    kind: 'pglite',
    transaction,
    async executeSql(text, values) {
      assertOutsideTransaction('query');
      if (values && values.length > 0) return client.query<Record<string, unknown>>(text, values);
      const results = await client.exec(text);
      return { rows: results.findLast((result) => result.fields.length > 0)?.rows ?? [] };
    },
    migrate: (folder) => migrate(inner, { migrationsFolder: folder }),
    // The folder's lock has kept every other process out already.
    alone: (work) => work(),
    async close() {
      await client.close();
      release();
    },
  };
}

/**
 * Opens PGlite in `dataDir/database`, holding the folder's lock; `memory://` keeps everything in memory.
 * @throws StartError when another process holds the folder.
 */
export async function openPglite(dataDir: string, snapshot?: Blob): Promise<Database> {
  if (dataDir === 'memory://') {
    return wrap(await PGlite.create({ ...options, ...(snapshot ? { loadDataDir: snapshot } : {}) }), () => undefined);
  }
  mkdirSync(dataDir, { recursive: true });
  const release = lockFolder(dataDir);
  try {
    return wrap(await PGlite.create(join(dataDir, 'database'), options), release);
  } catch (error) {
    release();
    throw error;
  }
}
