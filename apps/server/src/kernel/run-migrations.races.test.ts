import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database';
import { OUTSIDE, type TestMigrations, testMigrations } from '../testing/migrations';
import { eventually } from '../testing/server-process';
import { testConfig } from './config';
import { type Database, openDatabase } from './database';

const CARS = 'create table cars (id int primary key, price int)';
const INDEX = `${OUTSIDE}create index concurrently "cars_price" on cars (price)`;
const WAIT_MS = 20_000;

let url: string;
let migrations: TestMigrations;
const cleanUps: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  const fresh = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
  url = fresh.url;
  migrations = testMigrations({ '0000_cars': CARS });
  cleanUps.push(fresh.drop, migrations.remove);
  const database = await open();
  await database.migrate(migrations.folder);
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(): Promise<Database> {
  const database = await openDatabase({ ...testConfig(), databaseUrl: url });
  cleanUps.push(() => database.close());
  return database;
}

/** A connection of another client. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  cleanUps.push(() => client.end());
  return client;
}

async function indexState(client: pg.Client): Promise<unknown> {
  const found = await client.query(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass('cars_price')",
  );
  return found.rows[0]?.valid;
}

/** The PostgreSQL backend that builds the index, once it exists. */
const builder = (client: pg.Client) =>
  eventually(
    'index under way',
    async () => {
      const text =
        "select pid from pg_stat_activity where query ilike 'create index concurrently%' and datname = current_database()";
      const found = await client.query(text);
      return (await indexState(client)) === false ? (found.rows[0]?.pid as number | undefined) : undefined;
    },
    WAIT_MS,
  );

describe('migrations on PostgreSQL', () => {
  it('build an index while a row is being written, and anew where an attempt was broken off', async () => {
    const writer = await connect();
    const watcher = await connect();
    await writer.query('begin; insert into cars values (1, 1)');
    migrations.set('0001_index', INDEX);
    const first = await open();
    const broken = first.migrate(migrations.folder).then(
      () => 'applied',
      () => 'broken off',
    );
    const pid = await builder(watcher);
    await watcher.query('select pg_terminate_backend($1)', [pid]);
    expect(await broken).toBe('broken off');
    expect(await indexState(watcher)).toBe(false);

    await writer.query('insert into cars values (2, 2); commit');
    await (await open()).migrate(migrations.folder);
    expect(await indexState(watcher)).toBe(true);
    const { rows } = await watcher.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(rows[0].n).toBe(2);
  });

  it('take over from a process that was killed while PostgreSQL still builds its index', async () => {
    const writer = await connect();
    const watcher = await connect();
    const orphan = await connect();
    await writer.query('begin; insert into cars values (1, 1)');
    await orphan.query("set application_name = 'voltfront-migrate'");
    const abandoned = orphan.query('create index concurrently "cars_price" on cars (price)').catch(() => 'ended');
    await builder(watcher);
    migrations.set('0001_index', INDEX);
    const migrating = (await open()).migrate(migrations.folder);
    expect(await abandoned).toBe('ended');
    await writer.query('commit');
    await migrating;
    expect(await indexState(watcher)).toBe(true);
  });

  it('build an index once when the note of it was lost, or somebody built it before', async () => {
    const client = await connect();
    await client.query('create index cars_price on cars (price)');
    const before = (await client.query("select 'cars_price'::regclass::oid as oid")).rows;
    migrations.set('0001_index', INDEX);
    await (await open()).migrate(migrations.folder);
    expect((await client.query("select 'cars_price'::regclass::oid as oid")).rows).toEqual(before);
  });

  it('are applied once by processes that start together, also while one waits for an index', async () => {
    const client = await connect();
    await client.query('insert into cars select n, n from generate_series(1, 20000) n');
    migrations.set('0001_colour', 'alter table cars add column colour text');
    migrations.set('0002_index', INDEX);
    const opened = await Promise.all([open(), open(), open(), open()]);
    await Promise.all(opened.map((database) => database.alone(() => database.migrate(migrations.folder))));
    const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(rows[0].n).toBe(3);
    expect(await indexState(client)).toBe(true);
  });

  it('let others at a table while somebody keeps it, and change it afterwards', async () => {
    const reader = await connect();
    const customer = await connect();
    await reader.query('begin; select count(*) from cars');
    migrations.set('0001_colour', 'alter table cars add column colour text');
    const migrating = (await open()).migrate(migrations.folder);
    await eventually(
      'migration waiting',
      async () => {
        const text = "select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted";
        return (await customer.query(text)).rows.length > 0 || undefined;
      },
      WAIT_MS,
    );
    await customer.query("set lock_timeout = '1s'; insert into cars values (7, 7)");
    await reader.query('commit');
    await migrating;
    expect((await customer.query('select colour from cars')).rows).toEqual([{ colour: null }]);
  });
});
