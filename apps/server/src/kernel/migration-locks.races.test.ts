import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database';
import { fillTable } from '../testing/fill-table';
import { measureMigration } from '../testing/measure-migration';
import { BREAKPOINT, OUTSIDE, testMigrations } from '../testing/migrations';
import { readMigrations } from './migration-files';
import { migrationsFolder } from './paths';

const adminUrl = process.env.TEST_DATABASE_URL ?? '';
/** Filling tables is slow on a busy machine. */
const LONG_MS = 300_000;
/**
 * Only the newest migrations are measured; older ones no longer change and were measured when they
 * were added.
 */
const NEWEST = 3;

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

const CARS = 'create table cars (id text primary key, price int not null, name text, made_at timestamptz not null)';

/** The locks of a migration on the table of cars that would block customers. */
function measure(text: string, tries?: number): Promise<string[]> {
  const migrations = testMigrations({ '0000_cars': CARS, '0001_change': text });
  cleanUps.push(migrations.remove);
  return measureMigration(adminUrl, migrations.folder, '0001_change', tries);
}

const newest = readMigrations(migrationsFolder).slice(1).slice(-NEWEST);

describe('a migration of tables with very many rows', () => {
  it.each(newest.map(({ tag }) => tag))(
    'keeps nobody waiting: %s',
    async (tag) => {
      expect(await measureMigration(adminUrl, migrationsFolder, tag)).toEqual([]);
    },
    LONG_MS,
  );
});

describe('the measuring of migrations', () => {
  it('can fill every table that there is', async () => {
    const database = await createTestDatabase(adminUrl);
    const { rows } = await database.executeSql('select current_database() as name');
    const client = new pg.Client({ connectionString: adminUrl.replace(/[^/]*$/, String(rows[0]?.name)) });
    await client.connect();
    try {
      const tables = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public'",
      );
      for (const { name } of tables.rows) await fillTable(client, name, 3);
      expect(tables.rows.length).toBeGreaterThan(100);
    } finally {
      await client.end();
      await database.close();
    }
  });

  it.each([
    [
      'columns that may be null or have a constant default, and constraints that are validated later',
      `alter table cars add column colour text, add column doors int not null default 4;${BREAKPOINT}
       alter table cars add constraint priced check (price >= 0) not valid`,
    ],
    [
      'indices beside the work of others, constraints validated',
      `${OUTSIDE}create index concurrently cars_name on cars (name);${BREAKPOINT}
       create unique index concurrently if not exists cars_both on cars (price, id)`,
    ],
    ['a new table that refers to it', 'create table photos (id text primary key, car_id text references cars (id))'],
  ])(
    'lets pass: %s',
    async (_, text) => {
      expect(await measure(text)).toEqual([]);
    },
    LONG_MS,
  );

  it.each([
    ['a default that differs from row to row', 'alter table cars add column luck float8 default random()', /anew/],
    ['another type', 'alter table cars alter column price type bigint', /anew/],
    [
      'an index in a transaction',
      'create index cars_name on cars (name)',
      /cars_name: is built while nobody can write/,
    ],
    [
      'a change of all rows in one go',
      "update cars set name = 'x' || name",
      /changing a row waited for more than \d+ ms/,
    ],
    [
      'a lock held for long',
      `lock table cars;${BREAKPOINT}select pg_sleep(1.5)`,
      /reading waited for more than \d+ ms/,
    ],
  ])(
    'finds %s',
    async (_, text, found) => {
      expect((await measure(text, 1)).join('\n')).toMatch(found);
    },
    LONG_MS,
  );
});
