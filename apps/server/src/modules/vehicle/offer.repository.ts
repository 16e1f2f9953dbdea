import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { vehicleOptionProduct, vehicleVersion, vehicleWish } from './vehicle.tables';

/** What staff change: versions, or one option in some versions. */
export interface OfferRef {
  versionIds: readonly string[];
  productCode?: string | undefined;
}

/** Price and sale of a version, or of an option in a version. */
export interface Offer {
  versionId: string;
  modelId: string;
  priceFen: number;
  sale: SaleState;
}

const versionSale = ({ isSoldOut, isWithdrawn }: { isSoldOut: boolean; isWithdrawn: boolean }): SaleState =>
  isWithdrawn ? 'withdrawn' : isSoldOut ? 'soldOut' : 'onSale';

async function selectVersionOffers(db: Db, versionIds: readonly string[], isLocked: boolean): Promise<Offer[]> {
  const query = db
    .select()
    .from(vehicleVersion)
    .where(inArray(vehicleVersion.versionId, [...versionIds]))
    .orderBy(asc(vehicleVersion.versionId));
  const rows = await (isLocked ? query.for('update') : query);
  return rows.map((row) => ({
    versionId: row.versionId,
    modelId: row.modelId,
    priceFen: row.basePriceFen,
    sale: versionSale(row),
  }));
}

async function selectOptionOffers(
  db: Db,
  versionIds: readonly string[],
  productCode: string,
  isLocked: boolean,
): Promise<Offer[]> {
  const query = db
    .select({
      versionId: vehicleOptionProduct.versionId,
      modelId: vehicleVersion.modelId,
      priceFen: vehicleOptionProduct.priceFen,
      isSoldOut: vehicleOptionProduct.isSoldOut,
    })
    .from(vehicleOptionProduct)
    .innerJoin(vehicleVersion, eq(vehicleVersion.versionId, vehicleOptionProduct.versionId))
    .where(
      and(eq(vehicleOptionProduct.productCode, productCode), inArray(vehicleOptionProduct.versionId, [...versionIds])),
    )
    .orderBy(asc(vehicleOptionProduct.versionId));
  const rows = await (isLocked ? query.for('update', { of: vehicleOptionProduct }) : query);
  return rows.map(({ isSoldOut, ...row }) => ({ ...row, sale: isSoldOut ? 'soldOut' : 'onSale' }));
}

/** Offers by version, those that exist; the rows are locked in the order of their ids where that is asked for. */
export const selectOffers = (db: Db, { versionIds, productCode }: OfferRef, isLocked = false): Promise<Offer[]> =>
  productCode === undefined
    ? selectVersionOffers(db, versionIds, isLocked)
    : selectOptionOffers(db, versionIds, productCode, isLocked);

/** Another price, or another sale, of an offer. */
export async function updateOffer(
  db: Db,
  { versionId, productCode }: { versionId: string; productCode?: string | undefined },
  change: { priceFen: number } | { sale: SaleState },
): Promise<void> {
  if (productCode === undefined) {
    const columns =
      'priceFen' in change
        ? { basePriceFen: change.priceFen }
        : { isSoldOut: change.sale === 'soldOut', isWithdrawn: change.sale === 'withdrawn' };
    await db.update(vehicleVersion).set(columns).where(eq(vehicleVersion.versionId, versionId));
    return;
  }
  const isOne = and(eq(vehicleOptionProduct.versionId, versionId), eq(vehicleOptionProduct.productCode, productCode));
  const columns = 'priceFen' in change ? change : { isSoldOut: change.sale !== 'onSale' };
  await db.update(vehicleOptionProduct).set(columns).where(isOne);
}

const hasProduct = (productCode: string): SQL =>
  sql`${vehicleWish.productCodes} @> ${JSON.stringify([productCode])}::jsonb`;

/** How many configurations on wish lists are of these versions, and have the option. */
export async function countWishes(db: Db, { versionIds, productCode }: OfferRef): Promise<number> {
  const ofVersion = inArray(vehicleWish.versionId, [...versionIds]);
  const withOption = productCode === undefined ? undefined : hasProduct(productCode);
  const [row] = await db.select({ n: count() }).from(vehicleWish).where(and(ofVersion, withOption));
  return row?.n ?? 0;
}
