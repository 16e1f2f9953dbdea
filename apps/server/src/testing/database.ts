import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../kernel/database';
import { openPglite } from '../kernel/database-pglite';
import { migrationsFolder } from '../kernel/paths';
import { migratedSnapshot } from './snapshot';

/** A fresh migrated database: PGlite in memory, or one of its own on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(adminUrl = process.env.TEST_DATABASE_URL): Promise<Database> {
  if (!adminUrl) {
    return openPglite('memory://', await migratedSnapshot());
  }
  const name = `volt_test_${randomBytes(6).toString('hex')}`;
  await onAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: url.toString(), databasePoolMax: 24 });
  await database.migrate(migrationsFolder);
  return {
    ...database,
    async close() {
      await database.close();
      await onAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
