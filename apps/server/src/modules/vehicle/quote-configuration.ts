import type { BodyOf, QuoteData } from '@voltfront/contract';
import { type DroppedCode, normaliseSelection } from '@voltfront/rules/configurator/normalise-selection';
import type { Selection } from '@voltfront/rules/configurator/types';
import { validateSelection } from '@voltfront/rules/configurator/validate-selection';
import { totalFen } from '@voltfront/rules/price';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CatalogueVersion } from './catalogue';
import { findDeliveryCity } from './delivery-city';
import { loadModel, loadVersion } from './find-version';
import { monthlyExample } from './monthly-example';
import { carPicture } from './pictures';
import { priceOf } from './price-of';
import { vehicleTexts } from './vehicle.texts';
import { showDropped, showViolation } from './violation-text';

/** A configuration with the requested subsidy and city. */
export type QuoteInput = BodyOf<'POST /api/mporder/v1/vehicle/quote'>;

async function findVersion(ctx: Ctx, input: Pick<QuoteInput, 'modelId' | 'versionId'>): Promise<CatalogueVersion> {
  const version = await loadVersion(ctx, input.versionId);
  if (version.modelId !== input.modelId) throw refuse('NOT_FOUND', { message: vehicleTexts.versionOfOther });
  return version;
}

async function deliveryOf(ctx: Ctx, { deliveryWeeks }: CatalogueVersion, cityCode: string | undefined) {
  const city = cityCode ? await findDeliveryCity(ctx, cityCode) : null;
  const extraWeeks = city?.extraWeeks ?? 0;
  return {
    fromWeeks: deliveryWeeks.from + extraWeeks,
    toWeeks: deliveryWeeks.to + extraWeeks,
    cityName: city?.cityName ?? null,
  };
}

async function makeQuote(
  ctx: Ctx,
  version: CatalogueVersion,
  input: QuoteInput,
  selection: Selection,
  dropped: DroppedCode[],
): Promise<QuoteData> {
  const { lines, totalFen } = priceOf(version, selection, input.subsidy, ctx.now());
  return {
    configuration: { modelId: version.modelId, versionId: version.versionId, productCodes: [...selection] },
    modelName: (await loadModel(ctx, version.modelId)).name,
    versionName: version.versionName,
    cutout: carPicture(version, selection),
    lines,
    totalFen,
    monthly: monthlyExample(totalFen, version.loanExample),
    delivery: await deliveryOf(ctx, version, input.cityCode),
    subsidies: {
      personalFen: version.subsidies.personal?.amountFen ?? 0,
      enterpriseFen: version.subsidies.enterprise?.amountFen ?? 0,
    },
    removed: dropped.map(showDropped),
  };
}

/** The selection in catalogue order. @throws CONFIG_INVALID when a rule is violated */
function validSelection(version: CatalogueVersion, productCodes: string[]): Selection {
  const violations = validateSelection(version, productCodes);
  if (violations.length > 0) {
    const shown = violations.map((violation) => showViolation(version, violation));
    throw refuse('CONFIG_INVALID', { data: { violations: shown } });
  }
  return version.products.map((product) => product.productCode).filter((code) => productCodes.includes(code));
}

/**
 * Prices a configuration line by line, without a query. The only price computation: orders use it
 * too.
 * @throws NOT_FOUND for an unknown version, or one of another model
 * @throws VERSION_WITHDRAWN, SOLD_OUT when the version cannot be ordered
 * @throws CONFIG_INVALID with `data.violations`
 */
export async function quoteConfiguration(ctx: Ctx, input: QuoteInput): Promise<QuoteData> {
  const version = await findVersion(ctx, input);
  if (version.isWithdrawn) throw refuse('VERSION_WITHDRAWN');
  if (version.isSoldOut) throw refuse('SOLD_OUT', { message: vehicleTexts.nameSoldOut({ name: version.versionName }) });
  return makeQuote(ctx, version, input, validSelection(version, input.productCodes), []);
}

/**
 * Prices a configuration of an order's present version, even when that version is now sold out or
 * withdrawn.
 * @throws NOT_FOUND, CONFIG_INVALID with `data.violations`
 */
export async function quoteHeldVersion(ctx: Ctx, input: QuoteInput): Promise<QuoteData> {
  const version = await findVersion(ctx, input);
  return makeQuote(ctx, version, input, validSelection(version, input.productCodes), []);
}

/**
 * A quote with other lines, such as those of an order's benefits; total and loan example are
 * recomputed.
 */
export async function withLines(ctx: Ctx, quote: QuoteData, lines: QuoteData['lines']): Promise<QuoteData> {
  const { loanExample } = await loadVersion(ctx, quote.configuration.versionId);
  const sumFen = totalFen(lines);
  return { ...quote, lines, totalFen: sumFen, monthly: monthlyExample(sumFen, loanExample) };
}

/**
 * Prices a saved configuration: options that are no longer valid are left out and listed in
 * `removed`, missing ones are added. Sold-out and withdrawn versions are priced too, so that a wish
 * list can show them.
 * @throws NOT_FOUND for an unknown version, or one of another model
 */
export async function repairConfiguration(ctx: Ctx, input: QuoteInput): Promise<QuoteData> {
  const version = await findVersion(ctx, input);
  const { selection, removed } = normaliseSelection(version, input.productCodes);
  return makeQuote(ctx, version, input, selection, removed);
}
