import { HOUR_MS } from '@voltfront/rules/time';
import { type AppServices, systemContext } from './context';
import { asWork } from './database-use';
import type { ServerModule } from './module';

/** Runs the modules' cleanup now; an error in one does not stop the others. */
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
 * Runs the cleanup every hour until the returned function is called. Several processes may do it at
 * once: it only deletes expired data.
 */
export function startUpkeep(app: AppServices, modules: ServerModule[]): () => void {
  const timer = setInterval(() => void runUpkeep(app, modules), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
