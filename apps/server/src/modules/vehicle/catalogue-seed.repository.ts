import type { Db } from '../../kernel/database';
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

/** Inserts versions with their options and discounts. */
export async function insertVersions(db: Db, seed: VersionSeed): Promise<void> {
  await db.insert(vehicleVersion).values(seed.versions);
  await db.insert(vehicleOptionGroup).values(seed.groups);
  await db.insert(vehicleOptionProduct).values(seed.products);
  if (seed.discounts.length > 0) await db.insert(vehicleDiscount).values(seed.discounts);
}

/** Inserts a catalogue in batches. */
export async function insertCatalogue(db: Db, seed: CatalogueSeed): Promise<void> {
  await db.insert(vehicleModel).values(seed.models);
  await insertVersions(db, seed);
  if (seed.benefits.length > 0) await db.insert(vehicleBenefit).values(seed.benefits);
  if (seed.subsidies.length > 0) await db.insert(vehicleSubsidy).values(seed.subsidies);
}
