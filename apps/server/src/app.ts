import type { FastifyInstance } from 'fastify';
import { createHttp } from './gateway/http';
import { registerEndpoints } from './gateway/register';
import { openCache } from './kernel/cache';
import { type Clock, systemClock } from './kernel/clock';
import type { Config } from './kernel/config';
import { type AppServices, systemContext } from './kernel/context';
import { type Database, openDatabase } from './kernel/database';
import { Hooks } from './kernel/hooks';
import { JobQueue } from './kernel/job-queue';
import { TaskRegistry } from './kernel/jobs';
import { createLog, type Logger } from './kernel/log';
import { createMetrics } from './kernel/metrics';
import type { ServerModule } from './kernel/module';
import { migrationsFolder } from './kernel/paths';
import { modules as allModules } from './modules';

/** What tests may put in the place of the real thing. */
export interface AppOptions {
  modules?: ServerModule[];
  clock?: Clock;
  database?: Database;
  log?: Logger;
  /** Start although contract keys have no handler. */
  allowMissing?: boolean;
}

/** An assembled server that does not listen yet. */
export interface App {
  server: FastifyInstance;
  services: AppServices;
  /** Starts background work: jobs and upkeep. */
  startWork(): void;
  /** Fills an empty database with demo data; does nothing the second time. */
  loadDemo(report?: (step: string) => void): Promise<void>;
  /** Finishes running requests and jobs, then closes everything. */
  close(): Promise<void>;
}

async function openServices(config: Config, options: AppOptions): Promise<AppServices> {
  const log = options.log ?? createLog(config);
  const clock = options.clock ?? systemClock;
  const database = options.database ?? (await openDatabase(config));
  if (!options.database) await database.migrate(migrationsFolder);
  const cache = await openCache(config.redisUrl, options.clock ? () => clock.now() : undefined);
  const jobs = new JobQueue(database.executeSql, new TaskRegistry(), config.jobsPollMs);
  await jobs.open((error) => log.error({ err: error }, 'jobs'));
  const metrics = createMetrics(config.nodeEnv !== 'test');
  return { config, database, cache, clock, jobs, hooks: new Hooks(), log, metrics } as AppServices;
}

async function installModule(services: AppServices, module: ServerModule): Promise<void> {
  await module.setup?.(services);
  if (module.hooks) services.hooks.register(module.hooks);
  if (module.events) services.jobs.registry.addEvents(module.events);
  if (module.jobs) services.jobs.registry.addJobs(module.jobs);
}

/** Opens the database, installs the modules and registers all routes. */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<App> {
  const services = await openServices(config, options);
  const modules = options.modules ?? allModules;
  const server = await createHttp(services);
  for (const module of modules) await installModule(services, module);
  registerEndpoints(
    server,
    services,
    modules.map((module) => module.routes ?? {}),
    options.allowMissing ?? false,
  );
  for (const module of modules) await module.raw?.(server, services);
  return {
    server,
    services,
    startWork: () => services.jobs.start(services),
    loadDemo: (report) => loadDemo(services, modules, report),
    close: () => closeApp(server, services),
  };
}

async function loadDemo(
  services: AppServices,
  modules: ServerModule[],
  report?: (step: string) => void,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    for (const module of modules) {
      if (!module.demo) continue;
      report?.(module.name);
      await module.demo(systemContext(services, tx, 'demo'));
    }
  });
}

async function closeApp(server: FastifyInstance, services: AppServices): Promise<void> {
  await server.close();
  await services.jobs.stop();
  await services.cache.close();
  await services.database.close();
}
