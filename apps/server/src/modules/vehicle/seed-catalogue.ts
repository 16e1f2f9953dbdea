import type { Ctx } from '../../kernel/context';
import { catalogueChanged } from './catalogue-cache';
import {
  vehicleBenefit,
  vehicleDiscount,
  vehicleModel,
  vehicleOptionGroup,
  vehicleOptionProduct,
  vehicleStock,
  vehicleSubsidy,
  vehicleVersion,
} from './vehicle.tables';

/** Rows of a catalogue to be written into an empty database. */
export interface CatalogueSeed {
  models: (typeof vehicleModel.$inferInsert)[];
  versions: (typeof vehicleVersion.$inferInsert)[];
  groups: (typeof vehicleOptionGroup.$inferInsert)[];
  products: (typeof vehicleOptionProduct.$inferInsert)[];
  benefits: (typeof vehicleBenefit.$inferInsert)[];
  discounts: (typeof vehicleDiscount.$inferInsert)[];
  subsidies: (typeof vehicleSubsidy.$inferInsert)[];
  stock: (typeof vehicleStock.$inferInsert)[];
}

/** Writes a catalogue in batches; needs a transaction. */
export async function seedCatalogue(ctx: Ctx, seed: CatalogueSeed): Promise<void> {
  const { db } = ctx;
  await db.insert(vehicleModel).values(seed.models);
  await db.insert(vehicleVersion).values(seed.versions);
  await db.insert(vehicleOptionGroup).values(seed.groups);
  await db.insert(vehicleOptionProduct).values(seed.products);
  if (seed.benefits.length > 0) await db.insert(vehicleBenefit).values(seed.benefits);
  if (seed.discounts.length > 0) await db.insert(vehicleDiscount).values(seed.discounts);
  if (seed.subsidies.length > 0) await db.insert(vehicleSubsidy).values(seed.subsidies);
  if (seed.stock.length > 0) await db.insert(vehicleStock).values(seed.stock);
  await catalogueChanged(ctx);
}
