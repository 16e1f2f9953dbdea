import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { vehicleDiscount } from './vehicle.tables';

/** A discount of a version, or of an option in it. */
export type NewDiscount = Omit<typeof vehicleDiscount.$inferInsert, 'position'> & { versionId: string };

/** Staff's discounts come after those that the catalogue began with. */
const POSITION = 1000;

/** Adds discounts. */
export async function insertDiscounts(db: Db, rows: readonly NewDiscount[]): Promise<void> {
  await db.insert(vehicleDiscount).values(rows.map((row) => ({ ...row, position: POSITION })));
}

/** Amounts of those of some discounts that are in force at a time, by code. */
export async function selectAmounts(db: Db, codes: readonly string[], now: number): Promise<Map<string, number>> {
  const { code, amountFen, startsAt, endsAt } = vehicleDiscount;
  const rows = await db
    .select({ code, amountFen })
    .from(vehicleDiscount)
    .where(and(inArray(code, [...codes]), lte(startsAt, now), gt(endsAt, now)));
  return new Map(rows.map((row) => [row.code, row.amountFen]));
}

/** Ends discounts, which stay as what was. */
export async function updateEnds(db: Db, codes: readonly string[], endsAt: number): Promise<void> {
  await db
    .update(vehicleDiscount)
    .set({ endsAt })
    .where(inArray(vehicleDiscount.code, [...codes]));
}
