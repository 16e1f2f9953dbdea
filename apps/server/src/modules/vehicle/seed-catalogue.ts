import type { Ctx } from '../../kernel/context';
import { catalogueChanged } from './catalogue-cache';
import {
  vehicleBenefit,
  vehicleDiscount,
  vehicleModel,
  vehicleOptionGroup,
  vehicleOptionProduct,
  vehicleSubsidy,
  vehicleVersion,
} from './vehicle.tables';

/** Rows of a catalogue for an empty database. */
export interface CatalogueSeed {
  models: (typeof vehicleModel.$inferInsert)[];
  versions: (typeof vehicleVersion.$inferInsert)[];
  groups: (typeof vehicleOptionGroup.$inferInsert)[];
  products: (typeof vehicleOptionProduct.$inferInsert)[];
  benefits: (typeof vehicleBenefit.$inferInsert)[];
  discounts: (typeof vehicleDiscount.$inferInsert)[];
  subsidies: (typeof vehicleSubsidy.$inferInsert)[];
}

/** Rows of additional versions of existing models. */
export type VersionSeed = Pick<CatalogueSeed, 'versions' | 'groups' | 'products' | 'discounts'>;

/** Inserts versions; call it in a transaction. */
export async function seedVersions(ctx: Ctx, seed: VersionSeed): Promise<void> {
  await ctx.db.insert(vehicleVersion).values(seed.versions);
  await ctx.db.insert(vehicleOptionGroup).values(seed.groups);
  await ctx.db.insert(vehicleOptionProduct).values(seed.products);
  if (seed.discounts.length > 0) await ctx.db.insert(vehicleDiscount).values(seed.discounts);
  await catalogueChanged(ctx);
}

/** Inserts a catalogue in batches; call it in a transaction. */
export async function seedCatalogue(ctx: Ctx, seed: CatalogueSeed): Promise<void> {
  const { db } = ctx;
  await db.insert(vehicleModel).values(seed.models);
  await db.insert(vehicleVersion).values(seed.versions);
  await db.insert(vehicleOptionGroup).values(seed.groups);
  await db.insert(vehicleOptionProduct).values(seed.products);
  if (seed.benefits.length > 0) await db.insert(vehicleBenefit).values(seed.benefits);
  if (seed.discounts.length > 0) await db.insert(vehicleDiscount).values(seed.discounts);
  if (seed.subsidies.length > 0) await db.insert(vehicleSubsidy).values(seed.subsidies);
  await catalogueChanged(ctx);
}
