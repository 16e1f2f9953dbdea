import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@voltfront/rules/time';
import { TestClock } from '../kernel/clock';
import { testConfig } from '../kernel/config';
import { openDatabase } from '../kernel/database';
import { orderedSets } from '../kernel/demo';
import { demoSets } from '../kernel/kernel.tables';
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

/** Makes one on PostgreSQL. */
export async function openPlainShop(): Promise<PlainShop> {
  const adminUrl = process.env.TEST_DATABASE_URL ?? '';
  const { url, drop } = await freshDatabase(adminUrl, await migratedTemplate(adminUrl));
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-plain-'));
  const database = await openDatabase({ ...testConfig({ databasePoolMax: 8 }), databaseUrl: url });
  const server = await createTestServer({ database, clock: new TestClock(Date.now() - BEHIND_MS) });
  await fillPlainShop(server);
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

/** Fills an empty database so that a server process starts at once. */
export async function fillPlainShop(server: TestServer): Promise<void> {
  await seedShop(server);
  const addedAt = server.clock.now();
  await server.database.db.insert(demoSets).values(orderedSets(modules).map(({ key }) => ({ name: key, addedAt })));
}
