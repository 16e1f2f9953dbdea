import pg from 'pg';
import { testConfig } from '../kernel/config';
import { openDatabase } from '../kernel/database';
import { migrationsFolder } from '../kernel/paths';
import { freshDatabase } from './fresh-database';
import { migrationsHash } from './snapshot';

/** Advisory lock held while a template is created, so that only one of several workers does it. */
const TEMPLATE_LOCK = 7_301_846;

/** Runs `work` on a connection of the server's superuser. */
export async function onServer<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Names the database of `url`, which nobody uses any more. It comes last, so that only a complete one has the name. */
export const renameDatabase = (client: pg.Client, url: string, name: string): Promise<unknown> =>
  client.query(`alter database "${new URL(url).pathname.slice(1)}" rename to ${name}`);

async function makeTemplate(adminUrl: string, client: pg.Client, name: string): Promise<void> {
  const { url } = await freshDatabase(adminUrl);
  const database = await openDatabase({ ...testConfig(), databaseUrl: url });
  try {
    await database.migrate(migrationsFolder);
  } finally {
    await database.close();
  }
  await renameDatabase(client, url, name);
}

async function provideTemplate(adminUrl: string): Promise<string> {
  const name = `volt_template_${migrationsHash()}`;
  await onServer(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await makeTemplate(adminUrl, client, name);
  });
  return name;
}

const templates = new Map<string, Promise<string>>();

/** Name of an empty migrated database on the server of `adminUrl`, to be copied: that is much faster than migrating. */
export function migratedTemplate(adminUrl: string): Promise<string> {
  const known = templates.get(adminUrl) ?? provideTemplate(adminUrl);
  templates.set(adminUrl, known);
  return known;
}
