import { HOUR_MS } from '@voltfront/rules/time';
import { fingerprint } from '../../../../scripts/lib/fingerprint.mjs';
import { buildApp } from '../app';
import { TestClock } from '../kernel/clock';
import { testConfig } from '../kernel/config';
import { openDatabase } from '../kernel/database';
import { freshDatabase } from './fresh-database';
import { migratedTemplate, onServer, renameDatabase } from './template-database';

/** A database with the demo data, to be copied: that takes a second, loading the data half a minute. */
export interface DemoTemplate {
  name: string;
  /** The moment at which the data was loaded, and which it is about (ms). */
  loadedAt: number;
}

/** Advisory lock held while the data is loaded, so that only one of several workers does it. */
const DEMO_LOCK = 7_301_847;
/** Data of an earlier run is about another day. */
const LONGEST_USE_MS = HOUR_MS;
const SOURCES = ['apps/server/src', 'apps/server/assets', 'apps/server/migrations', 'packages'];

async function load(adminUrl: string, loadedAt: number): Promise<string> {
  const { url } = await freshDatabase(adminUrl, await migratedTemplate(adminUrl));
  const config = { ...testConfig(), databaseUrl: url };
  const app = await buildApp(config, { clock: new TestClock(loadedAt), database: await openDatabase(config) });
  try {
    await app.loadDemo();
  } finally {
    await app.close();
  }
  return url;
}

async function provide(adminUrl: string): Promise<DemoTemplate> {
  const prefix = `volt_demo_${fingerprint('demo-database', SOURCES).slice(0, 16)}_`;
  return onServer(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'volt\\_demo\\_%' order by datname desc",
    );
    const names = rows.map(({ datname }) => datname);
    const usable = names.find((name) => name.startsWith(prefix) && Date.now() - timeOf(name) < LONGEST_USE_MS);
    if (usable) return { name: usable, loadedAt: timeOf(usable) };
    const loadedAt = Date.now();
    const name = `${prefix}${loadedAt}`;
    await renameDatabase(client, await load(adminUrl, loadedAt), name);
    return { name, loadedAt };
  });
}

const timeOf = (name: string): number => Number(name.split('_').at(-1));

const templates = new Map<string, Promise<DemoTemplate>>();

/** The database with the demo data on the server of `adminUrl`, made when it is first wanted. */
export function demoTemplate(adminUrl: string): Promise<DemoTemplate> {
  const known = templates.get(adminUrl) ?? provide(adminUrl);
  templates.set(adminUrl, known);
  return known;
}
