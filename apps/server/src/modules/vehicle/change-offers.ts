import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { validateSelection } from '@voltfront/rules/configurator/validate-selection';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CatalogueVersion } from './catalogue';
import { catalogueChanged, loadCatalogue } from './catalogue-cache';
import { loadVersion } from './find-version';
import { countWishes, type Offer, type OfferRef, selectOffers, updateOffer } from './offer.repository';
import { priceOf } from './price-of';
import { vehicleTexts } from './vehicle.texts';

/** A version or option with its new price, or with what becomes of its sale. */
export type OfferChange = { versionId: string } & ({ priceFen: number } | { sale: SaleState });

/** All versions, unlisted and withdrawn ones included, in display order. From the cached catalogue. */
export async function loadAllVersions(ctx: Ctx): Promise<CatalogueVersion[]> {
  return [...(await loadCatalogue(ctx)).versionById.values()];
}

/** How staff tell versions apart: those of the next model year have the names of this one. */
export const staffVersionName = ({ isListed, versionName, title }: CatalogueVersion): string =>
  isListed ? versionName : title;

/** Offers as they are stored now, by version. */
export const findOffers = (ctx: Ctx, ref: OfferRef): Promise<Offer[]> => selectOffers(ctx.db, ref);

/** Offers, locked until the transaction ends, so that nobody else changes them meanwhile. */
export const lockOffers = (ctx: Ctx, ref: OfferRef): Promise<Offer[]> => selectOffers(ctx.db, ref, true);

/** Saved configurations that a change concerns. */
export const countSavedConfigurations = (ctx: Ctx, ref: OfferRef): Promise<number> => countWishes(ctx.db, ref);

const canBeConfigured = (version: CatalogueVersion): boolean =>
  validateSelection(version, defaultSelection(version)).length === 0;

/**
 * Writes prices or sale of versions, or of one option in them; every process shows them within seconds. Call it in a
 * transaction that locked the offers.
 * @throws CONFIG_INVALID when a version could not be configured any more
 */
export async function writeOffers(
  ctx: Ctx,
  productCode: string | undefined,
  changes: readonly OfferChange[],
): Promise<void> {
  const before = new Map<string, boolean>();
  for (const { versionId } of changes) before.set(versionId, canBeConfigured(await loadVersion(ctx, versionId)));
  for (const { versionId, ...change } of changes) await updateOffer(ctx.db, { versionId, productCode }, change);
  await catalogueChanged(ctx);
  if (productCode === undefined) return;
  for (const { versionId } of changes) {
    const version = await loadVersion(ctx, versionId);
    if (!before.get(versionId) || canBeConfigured(version)) continue;
    throw refuse('CONFIG_INVALID', { message: vehicleTexts.optionNeeded({ name: version.versionName }) });
  }
}

/** The standard configuration of a version, for a person: what it costs now, and with another price. */
export function standardPrices(
  version: CatalogueVersion,
  change: { productCode?: string | undefined; priceFen: number },
  now: number,
): { beforeFen: number; afterFen: number } {
  const { productCode, priceFen } = change;
  const products = version.products.map((product) =>
    product.productCode === productCode ? { ...product, priceFen } : product,
  );
  const changed = productCode === undefined ? { ...version, basePriceFen: priceFen } : { ...version, products };
  const selection = defaultSelection(version);
  return {
    beforeFen: priceOf(version, selection, 'personal', now).totalFen,
    afterFen: priceOf(changed, selection, 'personal', now).totalFen,
  };
}

/** What the standard configuration of a version costs now, and what is taken off. */
export function standardPrice(version: CatalogueVersion, now: number) {
  const { lines, totalFen } = priceOf(version, defaultSelection(version), 'personal', now);
  const reductions = lines
    .filter(({ amountFen }) => amountFen < 0)
    .map(({ code, name, amountFen }) => ({
      name,
      amountFen,
      endsAt: version.discounts.find((discount) => discount.code === code)?.endsAt ?? null,
    }));
  return { totalFen, reductions };
}
