import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from '../kernel/database-pglite';
import { JobQueue } from '../kernel/job-queue';
import { TaskRegistry } from '../kernel/jobs';
import { migrationsFolder, repositoryRoot } from '../kernel/paths';

const folder = join(repositoryRoot, 'node_modules', '.cache', 'voltfront');

/** Hash of all migrations. */
export function migrationsHash(): string {
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const hash = createHash('sha256').update('v1');
  for (const name of names) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function makeSnapshot(file: string): Promise<void> {
  const database = await openPglite('memory://');
  await database.migrate(migrationsFolder);
  const jobs = new JobQueue(database.executeSql, new TaskRegistry(), 1000);
  await jobs.open(() => undefined);
  await jobs.stop();
  const { $client } = database.db as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  await database.close();
}

/**
 * An empty migrated database as a PGlite archive: opening it is much faster than migrating. Cached
 * between runs.
 */
export async function migratedSnapshot(): Promise<Blob> {
  const file = join(folder, `test-database-${migrationsHash()}.tar`);
  if (!existsSync(file)) await makeSnapshot(file);
  return new Blob([readFileSync(file)]);
}
