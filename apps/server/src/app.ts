import type { FastifyInstance } from 'fastify';
import { createHttp } from './gateway/http';
import { forgetOldAnswers } from './gateway/idempotency';
import { openNonces } from './gateway/nonces';
import { createSettling } from './gateway/protection';
import { registerReference } from './gateway/reference';
import { registerEndpoints } from './gateway/register';
import { registerStatus } from './gateway/status';
import type { Clock } from './kernel/clock';
import type { Config } from './kernel/config';
import { type AppServices, systemContext } from './kernel/context';
import type { Database } from './kernel/database';
import { addDemoSets } from './kernel/demo';
import type { Logger } from './kernel/log';
import type { ServerModule } from './kernel/module';
import { closeServices, openServices } from './kernel/services';
import { startUpkeep } from './kernel/upkeep';
import { modules as allModules } from './modules';
import { setUpProviders } from './providers';
import { registerWeb } from './web';

/** Replacements for tests. */
export interface AppOptions {
  modules?: ServerModule[];
  clock?: Clock;
  /** An open, migrated database. */
  database?: Database;
  log?: Logger;
  /** Start even when contract keys have no handler. */
  allowMissing?: boolean;
}

/** An assembled server that does not listen yet. */
export interface App {
  server: FastifyInstance;
  services: AppServices;
  /** Starts background work: jobs and cleanup. */
  startWork(): void;
  /** Adds the demo sets that this database does not have yet. */
  loadDemo(report?: (set: string) => void): Promise<void>;
  /** Finishes running requests and jobs, then closes all services. */
  close(): Promise<void>;
}

async function installModules(services: AppServices, modules: ServerModule[]): Promise<void> {
  for (const module of modules) {
    await module.setup?.(services);
    if (module.hooks) services.hooks.register(module.hooks);
    if (module.events) services.jobs.registry.addEvents(module.events);
    if (module.jobs) services.jobs.registry.addJobs(module.jobs);
  }
}

/** Has the modules write what they keep in memory; an error in one does not stop the others. */
async function stopModules(services: AppServices, modules: ServerModule[]): Promise<void> {
  for (const module of modules)
    await module
      .stop?.(systemContext(services, services.database.db, `stop-${module.name}`))
      .catch((error: unknown) => services.log.error({ err: error, module: module.name }, 'stopping failed'));
}

/** Opens the database, installs the modules and registers all routes. */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<App> {
  const services = await openServices(config, options);
  services.nonces = openNonces(services.cache, config, (error) =>
    services.log.error({ err: error }, 'nonces: the journal cannot be written'),
  );
  const modules = options.modules ?? allModules;
  const settling = createSettling();
  let isStopping = false;
  let stopUpkeep: () => void = () => undefined;
  try {
    const server = await createHttp(services, settling.isSettled);
    setUpProviders(services);
    await installModules(services, modules);
    const tables = modules.map((module) => module.routes ?? {});
    registerEndpoints(server, services, tables, options.allowMissing ?? false);
    registerStatus(server, services, () => isStopping);
    if (config.apiReference) await registerReference(server, config.isDemo);
    for (const module of modules) await module.raw?.(server, services);
    await registerWeb(server, services, modules);
    return {
      server,
      services,
      startWork() {
        settling.start();
        services.jobs.start(services);
        stopUpkeep = startUpkeep(services, [{ name: 'gateway', upkeep: forgetOldAnswers }, ...modules]);
      },
      loadDemo: (report) => addDemoSets(services, modules, report),
      async close() {
        isStopping = true;
        stopUpkeep();
        await server.close();
        await stopModules(services, modules);
        services.nonces.close();
        await closeServices(services);
      },
    };
  } catch (error) {
    await closeServices(services);
    throw error;
  }
}
