import type { ChangedOptionData, ChangeSideData, QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { loadVersion } from '../../vehicle';
import { changeTexts } from './change.texts';

/**
 * Chosen products of a quote with their group titles, in catalogue order, at the quote's prices.
 */
export async function optionsOf(ctx: Ctx, { configuration, lines }: QuoteData): Promise<ChangedOptionData[]> {
  const version = await loadVersion(ctx, configuration.versionId);
  const headings = new Map(version.groups.map(({ groupCode, name }) => [String(groupCode), name]));
  const priced = new Map(lines.map((line) => [line.code, line.amountFen]));
  return version.products
    .filter(({ productCode }) => configuration.productCodes.includes(productCode))
    .map(({ productCode, groupCode, name, priceFen }) => ({
      productCode,
      groupCode,
      group: headings.get(groupCode) ?? changeTexts.options,
      name,
      priceFen: priced.get(productCode) ?? priceFen,
    }));
}

/** One side of a comparison. */
export async function sideOf(ctx: Ctx, quote: QuoteData): Promise<ChangeSideData> {
  const { configuration, modelName, versionName, cutout, lines, totalFen, delivery } = quote;
  const { modelYear } = await loadVersion(ctx, configuration.versionId);
  const options = await optionsOf(ctx, quote);
  return { configuration, modelName, versionName, modelYear, cutout, options, lines, totalFen, delivery };
}
