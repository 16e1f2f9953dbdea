import { HOUR_MS } from '@voltfront/rules/time';
import { type AppServices, systemContext } from './context';
import { asWork } from './database-use';
import type { ServerModule } from './module';

/** Runs the modules' upkeep now; a fault of one does not keep the others from running. */
export async function runUpkeep(app: AppServices, modules: ServerModule[]): Promise<void> {
  for (const module of modules) {
    if (!module.upkeep) continue;
    try {
      await asWork(async () => module.upkeep?.(systemContext(app, app.database.db, `upkeep-${module.name}`)));
    } catch (error) {
      app.log.error({ err: error, module: module.name }, 'upkeep failed');
    }
  }
}

/**
 * Runs the upkeep every hour until the returned function is called.
 * Several processes doing it at once do no harm: it only deletes what is out of date.
 */
export function startUpkeep(app: AppServices, modules: ServerModule[]): () => void {
  const timer = setInterval(() => void runUpkeep(app, modules), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
