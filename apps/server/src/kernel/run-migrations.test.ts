import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BREAKPOINT, OUTSIDE, type TestMigrations, testMigrations } from '../testing/migrations';
import type { Database } from './database';
import { openPglite } from './database-pglite';
import { migrationsFolder } from './paths';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(given: Record<string, string>): Promise<{ database: Database; migrations: TestMigrations }> {
  const migrations = testMigrations(given);
  const database = await openPglite('memory://');
  cleanUps.push(migrations.remove, () => database.close());
  await database.migrate(migrations.folder);
  return { database, migrations };
}

const CARS = 'create table cars (id text primary key, price int)';
const namesOf = async (database: Database) =>
  (await database.executeSql('select hash from drizzle.__drizzle_migrations order by id')).rows.length;

/** Our migrations up to the first one that runs outside of a transaction, where drizzle's own migrator cannot. */
function firstMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-migrations-'));
  cleanUps.push(async () => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const isOutside = ({ tag }: { tag: string }) => readFileSync(join(folder, `${tag}.sql`), 'utf8').startsWith(OUTSIDE);
  const first = journal.entries.findIndex(isOutside);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  for (const { tag } of journal.entries.slice(first)) rmSync(join(folder, `${tag}.sql`));
  return folder;
}

describe('migrations', () => {
  it('are applied once, each as it comes, to tables with rows', async () => {
    const { database, migrations } = await open({ '0000_cars': CARS });
    await database.executeSql("insert into cars values ('one', 5)");
    migrations.set(
      '0001_colour',
      `alter table cars add column colour text;${BREAKPOINT}update cars set colour = 'red'`,
    );
    await database.migrate(migrations.folder);
    await database.migrate(migrations.folder);
    const { rows } = await database.executeSql('select * from cars');
    expect(rows).toEqual([{ id: 'one', price: 5, colour: 'red' }]);
    expect(await namesOf(database)).toBe(2);
  });

  it('leave nothing behind when a statement fails, and keep what came before', async () => {
    const { database, migrations } = await open({ '0000_cars': CARS });
    migrations.set('0001_good', 'alter table cars add column colour text');
    migrations.set(
      '0002_bad',
      `alter table cars add column doors int;${BREAKPOINT}alter table nothing add column x int`,
    );
    await expect(database.migrate(migrations.folder)).rejects.toThrow(/"nothing" does not exist/);
    const columns = 'select column_name as name from information_schema.columns where table_name = $1';
    const { rows } = await database.executeSql(columns, ['cars']);
    expect(rows.map(({ name }) => name)).toEqual(['id', 'price', 'colour']);
    expect(await namesOf(database)).toBe(2);
    migrations.set('0002_bad', 'alter table cars add column doors int');
    await database.migrate(migrations.folder);
    expect(await namesOf(database)).toBe(3);
  });

  it('of a branch that was merged later are applied all the same', async () => {
    const { database } = await open({ '0000_cars': CARS, '0001_mine': 'create table mine (id text)' });
    const merged = testMigrations({ '0000_cars': CARS });
    cleanUps.push(merged.remove);
    merged.set('0001_theirs', 'create table theirs (id text)', 500);
    merged.set('0002_mine', 'create table mine (id text)', 1001);
    await database.migrate(merged.folder);
    expect((await database.executeSql('select * from theirs')).rows).toEqual([]);
    expect(await namesOf(database)).toBe(3);
  });

  it('that were changed after they were applied stop the start', async () => {
    const { database, migrations } = await open({ '0000_cars': CARS });
    migrations.set('0000_cars', `${CARS};`);
    await expect(database.migrate(migrations.folder)).rejects.toThrow(
      /0000_cars was changed after this database took it/,
    );
  });

  it('that build indices beside the work of others do it plainly in the embedded database', async () => {
    const { database, migrations } = await open({ '0000_cars': CARS });
    const second = 'create unique index concurrently if not exists "cars_both" on cars (price, id)';
    migrations.set(
      '0001_index',
      `${OUTSIDE}create index concurrently "cars_price" on cars (price);${BREAKPOINT}${second}`,
    );
    await database.migrate(migrations.folder);
    const { rows } = await database.executeSql("select indexname as name from pg_indexes where tablename = 'cars'");
    expect(rows.map(({ name }) => name).sort()).toEqual(['cars_both', 'cars_pkey', 'cars_price']);
  });

  it('outside of a transaction have nothing that may not run twice', async () => {
    const { database, migrations } = await open({ '0000_cars': CARS });
    migrations.set('0001_wrong', `${OUTSIDE}alter table cars add column colour text`);
    await expect(database.migrate(migrations.folder)).rejects.toThrow(/where this is not safe: alter table/);
  });

  it('take a database that drizzle migrated as up to date', async () => {
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const database = await openPglite('memory://');
    cleanUps.push(() => database.close());
    const { $client } = database.db as unknown as { $client: Parameters<typeof drizzle>[0] };
    const folder = firstMigrations();
    await migrate(drizzle($client as never), { migrationsFolder: folder });
    const before = await namesOf(database);
    await database.migrate(folder);
    expect(await namesOf(database)).toBe(before);
  });
});
