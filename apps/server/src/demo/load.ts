import type { Ctx } from '../kernel/context';
import { seedRegions } from '../modules/store';
import { seedCatalogue } from '../modules/vehicle';
import { catalogueSeed } from './catalogue-seed';
import { regionsSeed } from './regions-seed';

/** Loads the demo shop in batches; needs a transaction and an empty database. */
export async function loadDemo(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await seedRegions(ctx, regionsSeed());
  await seedCatalogue(ctx, catalogueSeed(now));
}
