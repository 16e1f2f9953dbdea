import { type AppServices, type Ctx, systemContext } from './context';
import type { Db } from './database';
import { asWork } from './database-use';
import { addedSets, markAdded, waitAsLongAsItTakes } from './demo.repository';
import type { ServerModule } from './module';

/** Demo data of a module that came at one time. Each set is added to a shop once, also to one that people use already. */
export interface DemoSet {
  /** Unique in its module; never changes afterwards. */
  name: string;
  /** Day it came, as `2026-11-23`: sets are added in this order, in new shops and old ones. */
  since: string;
  /** Adds rows, in a transaction of its own, and changes none that are there: on conflict they are left alone. */
  load: (ctx: Ctx) => Promise<void>;
}

/** A set with its name in the database. */
interface NamedSet extends Omit<DemoSet, 'name'> {
  key: string;
}

/** All sets in the order in which they are added: by day, then as the modules stand in their list. */
export function orderedSets(modules: ServerModule[]): NamedSet[] {
  const sets = modules.flatMap((module) =>
    (module.demo ?? []).map(({ name, ...set }) => ({ ...set, key: `${module.name}/${name}` })),
  );
  return sets.sort((a, b) => a.since.localeCompare(b.since));
}

/** Adds one set unless it was; of several processes at once one does it and the others wait. */
async function addSet(app: AppServices, set: NamedSet, report?: (set: string) => void): Promise<void> {
  const add = async (tx: Db) => {
    await waitAsLongAsItTakes(tx);
    if (!(await markAdded(tx, { name: set.key, addedAt: app.clock.now() }))) return;
    report?.(set.key);
    await set.load(systemContext(app, tx, 'demo'));
  };
  await asWork(() => app.database.transaction(add));
}

/**
 * Adds the sets of demo data that this database has not had yet. What people changed or removed of older ones stays so.
 * A set that does not fit into a shop in use is reported, left out as a whole, and tried again at the next start.
 * @throws what the set throws, in a new shop
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
