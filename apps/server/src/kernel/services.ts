import { openCache } from './cache';
import { type Clock, systemClock } from './clock';
import type { Config } from './config';
import type { AppServices } from './context';
import { type Database, explainMigration, openDatabase } from './database';
import { asWork } from './database-use';
import { Hooks } from './hooks';
import { JobQueue } from './job-queue';
import { TaskRegistry } from './jobs';
import { createLog, type Logger } from './log';
import { createMetrics } from './metrics';
import { migrationsFolder } from './paths';
import { openSignals } from './signals';

/** Replacements for tests. */
export interface ServiceOptions {
  clock?: Clock;
  /** An open, migrated database. */
  database?: Database;
  log?: Logger;
}

async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase(config);
  try {
    await database.alone(() => explainMigration(database.migrate(migrationsFolder)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the services that every use case needs. Providers and modules add their own afterwards. */
export async function openServices(config: Config, options: ServiceOptions): Promise<AppServices> {
  const log = options.log ?? createLog(config);
  const clock = options.clock ?? systemClock;
  const database = options.database ?? (await openMigrated(config));
  try {
    const cache = await openCache(config.redisUrl, options.clock ? () => clock.now() : undefined);
    const signals = await openSignals(config.redisUrl);
    const jobs = new JobQueue(
      (text, values) => asWork(() => database.executeSql(text, values)),
      new TaskRegistry(),
      config.jobsPollMs,
    );
    jobs.registry.addJobs({ probe: async () => undefined });
    await database.alone(() => jobs.open((error) => log.error({ err: error }, 'jobs')));
    const metrics = createMetrics(config.nodeEnv !== 'test');
    return { config, database, cache, signals, clock, jobs, hooks: new Hooks(), log, metrics } as AppServices;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Closes the services in the order of their dependencies. */
export async function closeServices(services: AppServices): Promise<void> {
  await services.jobs.stop();
  await services.signals.close();
  await services.cache.close();
  await services.database.close();
}
