import { type AppServices, type Ctx, systemContext } from './context';
import type { Db } from './database';
import { asWork } from './database-use';
import { addedSets, markAdded, waitAsLongAsItTakes } from './demo.repository';
import { DEMO_REQUEST } from './jobs';
import { forgetKept } from './kept-rows';
import type { ServerModule } from './module';

/**
 * Demo data that a module added in one release. Each set is loaded into a database once, even when
 * the shop is already in use.
 */
export interface DemoSet {
  /** Unique in its module; never renamed. */
  name: string;
  /** Date of the set, as `2026-11-23`: sets are added in this order, in new and old databases. */
  since: string;
  /** Inserts rows in a transaction of its own, and leaves existing rows unchanged on conflict. */
  load: (ctx: Ctx) => Promise<void>;
}

/** A set with its key in the database. */
interface NamedSet extends Omit<DemoSet, 'name'> {
  key: string;
}

/** All sets in loading order: by date, then by the order of the module list. */
export function orderedSets(modules: ServerModule[]): NamedSet[] {
  const sets = modules.flatMap((module) =>
    (module.demo ?? []).map(({ name, ...set }) => ({ ...set, key: `${module.name}/${name}` })),
  );
  return sets.sort((a, b) => a.since.localeCompare(b.since));
}

/** Adds one set if it is missing; of several processes at once one adds it and the others wait. */
async function addSet(app: AppServices, set: NamedSet, report?: (set: string) => void): Promise<void> {
  const add = async (tx: Db) => {
    await waitAsLongAsItTakes(tx);
    if (!(await markAdded(tx, { name: set.key, addedAt: app.clock.now() }))) {
      // The process that added it may have changed what this one keeps, and the next set needs it.
      forgetKept(app);
      return;
    }
    report?.(set.key);
    await set.load(systemContext(app, tx, DEMO_REQUEST));
  };
  await asWork(() => app.database.transaction(add));
}

/**
 * Adds the demo sets that this database does not have yet. Rows of older sets that people changed
 * or deleted stay as they are. A set that does not fit a shop in use is reported, skipped as a
 * whole, and tried again at the next start.
 * @throws the set's error, in a new shop
 */
export async function addDemoSets(
  app: AppServices,
  modules: ServerModule[],
  report?: (set: string) => void,
): Promise<void> {
  const added = await addedSets(app.database.db);
  for (const set of orderedSets(modules)) {
    if (added.has(set.key)) continue;
    try {
      await addSet(app, set, report);
    } catch (error) {
      if (added.size === 0) throw error;
      app.log.error({ err: error, set: set.key }, 'demo: a set could not be added to this shop');
    }
  }
}
