import type { Ctx } from '../../kernel/context';
import { keptPlaces } from './kept-places';
import { insertRegions, type RegionSeed } from './region-seed.repository';

/** Inserts cities, stores and advisers; existing ones are not changed. */
export async function seedRegions(ctx: Ctx, seed: RegionSeed): Promise<void> {
  await insertRegions(ctx.db, seed);
  keptPlaces.changed(ctx);
}
