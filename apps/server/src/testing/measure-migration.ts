import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { testConfig } from '../kernel/config';
import { openDatabase } from '../kernel/database';
import { isLockTimeout } from '../kernel/database-errors';
import { type Migration, readMigrations } from '../kernel/migration-files';
import { fillTable } from './fill-table';
import { freshDatabase } from './fresh-database';

/**
 * A customer may wait one second for a table of a million rows; the usual run tests a quarter of
 * both.
 */
const PART = process.env.TEST_EXTENT === 'full' ? 1 : 1 / 4;
const ROWS = 1_000_000 * PART;
/** Longest that a customer may wait for a table of so many rows, in milliseconds. */
const LONGEST_WAIT_MS = 1000 * PART;
const ASK_EVERY_MS = 10;
/** On a machine busy with other tests short waits become long: only findings of every try count. */
const TRIES = 3;

/** Runs `work` with a copy of the folder that ends after `count` migrations. */
async function withFirst<T>(folder: string, count: number, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'voltfront-migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const file = join(copy, 'meta', '_journal.json');
    const { entries } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ entries: entries.slice(0, count) }));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function migrate(url: string, folder: string, count: number): Promise<void> {
  const database = await openDatabase({ ...testConfig(), databaseUrl: url });
  try {
    await withFirst(folder, count, (copy) => database.migrate(copy));
  } finally {
    await database.close();
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Existing tables that the migration names. */
async function tablesOf(client: pg.Client, { statements }: Migration): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const text = statements.join('\n');
  return rows.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}

/** Repeats a customer's statement, and reports whether it ever waited too long. */
async function probe(url: string, what: string, statements: string, isOver: () => boolean): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query(`set lock_timeout = ${LONGEST_WAIT_MS}`);
    while (!isOver()) {
      try {
        await client.query(statements);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        await client.query('rollback');
        return [`${what} waited for more than ${LONGEST_WAIT_MS} ms`];
      }
      await pause(ASK_EVERY_MS);
    }
    return [];
  });
}

const probesOf = (url: string, table: string, isOver: () => boolean) => [
  probe(url, `${table}: reading`, `select 1 from "${table}" limit 1`, isOver),
  probe(url, `${table}: adding`, `begin; lock table "${table}" in row exclusive mode; rollback`, isOver),
  probe(url, `${table}: changing a row`, `begin; select 1 from "${table}" limit 1 for update; rollback`, isOver),
];

/** The tables' files, which change when a table is rewritten, and their indices. */
async function shapeOf(client: pg.Client, tables: string[]) {
  const files = await client.query<{ name: string; file: string }>(
    'select relname as name, relfilenode as file from pg_class where relname = any($1)',
    [tables],
  );
  const indices = await client.query<{ name: string }>(
    'select indexname as name from pg_indexes where tablename = any($1)',
    [tables],
  );
  return {
    files: new Map(files.rows.map(({ name, file }) => [name, file])),
    indices: new Set(indices.rows.map(({ name }) => name)),
  };
}

async function measureOnce(adminUrl: string, folder: string, at: number, migration: Migration): Promise<string[]> {
  const { url, drop } = await freshDatabase(adminUrl);
  try {
    await migrate(url, folder, at);
    return await withClient(url, async (client) => {
      const tables = await tablesOf(client, migration);
      for (const table of tables) await fillTable(client, table, ROWS);
      const before = await shapeOf(client, tables);
      let isOver = false;
      const probes = Promise.all(tables.flatMap((table) => probesOf(url, table, () => isOver)));
      await migrate(url, folder, at + 1).finally(() => {
        isOver = true;
      });
      const waits = await probes;
      const after = await shapeOf(client, tables);
      const anew = tables.filter((table) => before.files.get(table) !== after.files.get(table));
      const built = [...after.indices].filter((name) => !migration.isOutside && !before.indices.has(name));
      return [
        ...waits.flat(),
        ...anew.map((table) => `${table}: is written anew as a whole`),
        ...built.map((name) => `${name}: is built while nobody can write; build it concurrently`),
      ];
    });
  } finally {
    await drop();
  }
}

/**
 * Applies one migration of a folder to a PostgreSQL with very many rows in each table that it
 * names, while others read and write them.
 * @param tries how often a problem must be found to count
 * @returns the problems that customers would notice, as text; empty for none
 */
export async function measureMigration(
  adminUrl: string,
  folder: string,
  tag: string,
  tries = TRIES,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const at = migrations.findIndex((migration) => migration.tag === tag);
  const migration = migrations[at] as Migration;
  let found: string[] = [];
  for (let done = 0; done < tries; done += 1) {
    found = await measureOnce(adminUrl, folder, at, migration);
    if (found.length === 0) return [];
  }
  return found;
}
