import type { Ctx } from '../../kernel/context';
import { catalogueChanged } from './catalogue-cache';
import { type CatalogueSeed, insertCatalogue, insertVersions, type VersionSeed } from './catalogue-seed.repository';

/** Inserts versions; call it in a transaction. */
export async function seedVersions(ctx: Ctx, seed: VersionSeed): Promise<void> {
  await insertVersions(ctx.db, seed);
  await catalogueChanged(ctx);
}

/** Inserts a catalogue; call it in a transaction. */
export async function seedCatalogue(ctx: Ctx, seed: CatalogueSeed): Promise<void> {
  await insertCatalogue(ctx.db, seed);
  await catalogueChanged(ctx);
}
