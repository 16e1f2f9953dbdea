import { sql } from 'drizzle-orm';
import { type AppServices, systemContext } from './context';
import type { Db } from './database';
import { asWork } from './database-use';
import { marks } from './kernel.tables';
import type { ServerModule } from './module';

/**
 * Fills an empty database with the modules' demo data, in one transaction and once in its life.
 * Of several processes at once one does it and the others wait.
 */
export async function loadDemoOnce(
  app: AppServices,
  modules: ServerModule[],
  report?: (step: string) => void,
): Promise<void> {
  const load = async (tx: Db) => {
    // The processes that wait, wait for all of it.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const first = await tx
      .insert(marks)
      .values({ name: 'demo', madeAt: app.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    for (const module of modules) {
      if (!module.demo) continue;
      report?.(module.name);
      await module.demo(systemContext(app, tx, 'demo'));
    }
  };
  await asWork(() => app.database.transaction(load));
}
