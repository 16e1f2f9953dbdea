import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@voltfront/rules/time';
import { TestClock } from '../kernel/clock';
import { testConfig } from '../kernel/config';
import { type Database, openDatabase } from '../kernel/database';
import { openPglite } from '../kernel/database-pglite';
import { orderedSets } from '../kernel/demo';
import { demoSets } from '../kernel/kernel.tables';
import { migrationsFolder } from '../kernel/paths';
import { modules } from '../modules';
import { seedShop } from '../modules/order/order.fixture';
import { freshDatabase } from './fresh-database';
import { createTestServer, type TestServer } from './server';
import { migratedTemplate } from './template-database';

/** The clock of this process moves on with each login, and must not get ahead of the others'. */
const BEHIND_MS = 15 * MINUTE_MS;

/** A shop for server processes: cars, cities and agreements, and the demo data marked as loaded, which takes most of a start. */
export interface PlainShop {
  /** A server of this process on the same database. */
  server: TestServer;
  /** Settings of processes that share its database and files. */
  env: Record<string, string>;
  /** Removes database and files. */
  drop(): Promise<void>;
}

/** Fills an empty, migrated database so that a server process starts at once. */
async function fill(database: Database): Promise<TestServer> {
  const server = await createTestServer({ database, clock: new TestClock(Date.now() - BEHIND_MS) });
  await seedShop(server);
  const addedAt = server.clock.now();
  await server.database.db.insert(demoSets).values(orderedSets(modules).map(({ key }) => ({ name: key, addedAt })));
  return server;
}

/** Makes one on PostgreSQL. */
export async function openPlainShop(adminUrl = process.env.TEST_DATABASE_URL ?? ''): Promise<PlainShop> {
  const { url, drop } = await freshDatabase(adminUrl, await migratedTemplate(adminUrl));
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-plain-'));
  const server = await fill(await openDatabase({ ...testConfig({ databasePoolMax: 8 }), databaseUrl: url }));
  return {
    server,
    env: { DATA_DIR: folder, DATABASE_URL: url, DEMO_SELF_PLAY: 'off' },
    async drop() {
      await server.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A data folder to copy, made once in this process: on the embedded database migrations take longer than all else. */
async function makeFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-plain-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openPglite(folder);
  await database.migrate(migrationsFolder);
  const server = await fill(database);
  await server.close();
  return folder;
}

let made: Promise<string> | undefined;

/** Makes the embedded database of one in an empty data folder. */
export async function fillPlainFolder(folder: string): Promise<void> {
  made ??= makeFolder();
  cpSync(await made, folder, { recursive: true });
}
