import pg from 'pg';
import { testConfig } from '../kernel/config';
import { type Database, openDatabase } from '../kernel/database';
import { openPglite } from '../kernel/database-pglite';
import { freshDatabase } from './fresh-database';
import { releaseDump } from './releases';

/** Loads a release's database into the empty one of `url`. */
export async function loadRelease(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(releaseDump(name));
  } finally {
    await client.end();
  }
}

/** Makes the embedded database of a data folder (`memory://` for none) as a release left it; it is open. */
export async function openReleaseFolder(dataDir: string, name: string): Promise<Database> {
  const database = await openPglite(dataDir);
  await database.executeSql(releaseDump(name));
  await database.executeSql('reset search_path');
  return database;
}

/** The database of a release, not migrated: embedded in memory, or one of its own on the server of TEST_DATABASE_URL. */
export async function openReleaseDatabase(name: string, adminUrl = process.env.TEST_DATABASE_URL): Promise<Database> {
  if (!adminUrl) return openReleaseFolder('memory://', name);
  const { url, drop } = await freshDatabase(adminUrl);
  await loadRelease(url, name);
  const database = await openDatabase({ ...testConfig(), databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

type Row = Record<string, unknown>;

/** All rows of all tables, by table. */
export async function allRows({ executeSql }: Database): Promise<Map<string, Row[]>> {
  const { rows } = await executeSql(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const tables = new Map<string, Row[]>();
  for (const name of rows.map((row) => String(row.name))) {
    const found = await executeSql(`select to_jsonb(t) as row from "${name}" t`);
    tables.set(
      name,
      found.rows.map(({ row }) => row as Row),
    );
  }
  return tables;
}

const inColumns = (row: Row, columns: string[]) => JSON.stringify(columns.map((column) => row[column] ?? null));

function lostOf(name: string, before: Row[], after: Row[] | undefined): string[] {
  const [first] = before;
  if (!first) return [];
  if (!after) return [`${name}: gone`];
  const columns = Object.keys(first);
  const gone = columns.filter((column) => after[0] && !(column in after[0]));
  const rest = columns.filter((column) => !gone.includes(column));
  const there = new Set(after.map((row) => inColumns(row, rest)));
  const changed = before.filter((row) => !there.has(inColumns(row, rest)));
  return [
    ...gone.map((column) => `${name}.${column}: gone`),
    ...changed.slice(0, 3).map((row) => `${name}: gone or changed: ${JSON.stringify(row).slice(0, 200)}`),
  ];
}

/**
 * The part of the rows `before` that is missing or changed in the rows `after`: tables, columns,
 * rows and values.
 */
export const lostRows = (before: Map<string, Row[]>, after: Map<string, Row[]>): string[] =>
  [...before].flatMap(([name, rows]) => lostOf(name, rows, after.get(name)));
