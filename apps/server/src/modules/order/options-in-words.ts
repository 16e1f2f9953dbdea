import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { render } from '../../kernel/texts';
import { loadVersion } from '../vehicle';
import { changeTexts } from './change/change.texts';
import type { OptionInWords } from './order.types';

/** The chosen options of a quote as group and name, in catalogue order. */
export async function optionsInWords(ctx: Ctx, { configuration }: QuoteData): Promise<OptionInWords[]> {
  const version = await loadVersion(ctx, configuration.versionId);
  const groups = new Map(version.groups.map((group) => [String(group.groupCode), group.name]));
  return version.products
    .filter((product) => configuration.productCodes.includes(product.productCode))
    .map(({ groupCode, name, priceFen }) => ({
      group: groups.get(groupCode) ?? render(changeTexts.options),
      name,
      priceFen,
    }));
}
