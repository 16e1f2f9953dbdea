import { testConfig } from '../kernel/config';
import { type Database, openDatabase } from '../kernel/database';
import { openPglite } from '../kernel/database-pglite';
import type { DatabaseLimits } from '../kernel/database-pools';
import { freshDatabase } from './fresh-database';
import { migratedSnapshot } from './snapshot';
import { migratedTemplate } from './template-database';

/**
 * A fresh migrated database: PGlite in memory, or one of its own on the server of TEST_DATABASE_URL.
 * @param template database there to be copied; default: an empty one
 */
export async function createTestDatabase(
  adminUrl = process.env.TEST_DATABASE_URL,
  limits: Partial<DatabaseLimits> = { databasePoolMax: 32 },
  template?: string,
): Promise<Database> {
  if (!adminUrl) {
    return openPglite('memory://', await migratedSnapshot());
  }
  const { url, drop } = await freshDatabase(adminUrl, template ?? (await migratedTemplate(adminUrl)));
  const database = await openDatabase({ ...testConfig(limits), databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
