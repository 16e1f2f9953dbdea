import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database';
import { testConfig } from './config';
import { type Database, openDatabase } from './database';

const open: { database: Database; drop: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const { database, drop } of open) {
    await database.close();
    await drop();
  }
});

/** A database with a single connection, so that its prepared statements can be inspected. */
async function oneConnection(databasePrepared: number): Promise<Database> {
  const { url, drop } = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
  const database = await openDatabase(testConfig({ databaseUrl: url, databasePoolMax: 2, databasePrepared }));
  open.push({ database, drop });
  return database;
}

const askTimes = async (database: Database, text: string, times: number) => {
  for (let time = 0; time < times; time += 1) await database.executeSql(text, [time]);
};
const prepared = async (database: Database) =>
  (await database.executeSql('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement);

describe('prepared statements', () => {
  let database: Database;
  beforeAll(async () => {
    database = await oneConnection(2);
  });

  it('are kept for what comes again, up to the limit', async () => {
    await askTimes(database, 'select $1::int as once', 1);
    for (const name of ['a', 'b', 'c']) await askTimes(database, `select $1::int as ${name}`, 5);
    expect(await prepared(database)).toEqual(['select $1::int as a', 'select $1::int as b']);
  });

  it('recover when a table changes its shape', async () => {
    const other = await oneConnection(10);
    await other.executeSql('create table shapes (n int)');
    const text = 'select * from shapes where $1::int is not null';
    await askTimes(other, text, 5);
    await other.executeSql('alter table shapes add column more text');
    await expect(other.executeSql(text, [1])).rejects.toMatchObject({ code: '0A000' });
    await expect(other.executeSql(text, [1])).resolves.toMatchObject({ rows: [] });
  });

  it('are not made where the setting forbids them', async () => {
    const none = await oneConnection(0);
    await askTimes(none, 'select $1::int as a', 5);
    expect(await prepared(none)).toEqual([]);
  });
});
