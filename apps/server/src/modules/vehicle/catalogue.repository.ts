import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import {
  catalogueRevision,
  vehicleBenefit,
  vehicleDiscount,
  vehicleModel,
  vehicleOptionGroup,
  vehicleOptionProduct,
  vehicleSubsidy,
  vehicleVersion,
} from './vehicle.tables';

/** All rows of the catalogue: a few hundred in eight queries. */
export async function readCatalogueRows(db: Db) {
  return {
    revision: await readRevision(db),
    models: await db.select().from(vehicleModel).orderBy(asc(vehicleModel.position)),
    versions: await db.select().from(vehicleVersion).orderBy(asc(vehicleVersion.position)),
    groups: await db.select().from(vehicleOptionGroup).orderBy(asc(vehicleOptionGroup.position)),
    products: await db.select().from(vehicleOptionProduct).orderBy(asc(vehicleOptionProduct.position)),
    benefits: await db.select().from(vehicleBenefit).orderBy(asc(vehicleBenefit.position)),
    discounts: await db
      .select()
      .from(vehicleDiscount)
      .orderBy(asc(vehicleDiscount.position), asc(vehicleDiscount.code)),
    subsidies: await db.select().from(vehicleSubsidy),
  };
}

/** Result of `readCatalogueRows`. */
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;

/** Current revision of the catalogue. */
export async function readRevision(db: Db): Promise<number> {
  return (await db.select().from(catalogueRevision))[0]?.revision ?? 0;
}

/** Increments the revision after a change of the catalogue. */
export async function raiseRevision(tx: Db): Promise<void> {
  await tx
    .insert(catalogueRevision)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({ target: catalogueRevision.id, set: { revision: sql`${catalogueRevision.revision} + 1` } });
}
