import type { StockDetailData, StockMatchData } from '@voltfront/contract';
import { type MatchLine, matchStock } from '@voltfront/rules/stock/match';
import type { Ctx } from '../../kernel/context';
import { type CatalogueVersion, loadVersion, modelName } from '../vehicle';
import { stockTexts } from './stock.texts';
import type { StockCarRow } from './stock-car.repository';
import { toMatchConfiguration, type Wish } from './wish';

const GROUP_NAMES = {
  version: stockTexts.version,
  battery: stockTexts.battery,
  paint: stockTexts.paint,
  wheel: stockTexts.wheel,
  interior: stockTexts.interior,
  package: stockTexts.package,
} as const;

/** Text of model, version and paint. */
export async function carNameOf(
  ctx: Ctx,
  row: Pick<StockCarRow, 'modelId' | 'versionId' | 'paintCode'>,
): Promise<string> {
  const version = await loadVersion(ctx, row.versionId);
  const paint = version.products.find(({ productCode }) => productCode === row.paintCode);
  return [await modelName(ctx, row.modelId), version.versionName, paint?.name ?? ''].join(' ').trim();
}

/** Products of a car by group, in catalogue order. */
export function optionsOf(version: CatalogueVersion, productCodes: readonly string[]): StockDetailData['options'] {
  return version.products
    .filter(({ productCode }) => productCodes.includes(productCode))
    .map(({ productCode, groupCode, name, priceFen, swatch }) => {
      const group = version.groups.find((item) => item.groupCode === groupCode)?.name ?? '';
      return { group, productCode, name, priceFen, swatch };
    });
}

const nameIn = (version: CatalogueVersion, code: string | null): string | null => {
  if (code === null || code === version.versionId) return code === null ? null : version.versionName;
  return version.products.find(({ productCode }) => productCode === code)?.name ?? code;
};

/** How a stock car matches a wish, as text. */
export async function matchInWords(ctx: Ctx, row: StockCarRow, wish: Wish): Promise<StockMatchData> {
  const [own, wished] = [await loadVersion(ctx, row.versionId), await loadVersion(ctx, wish.configuration.versionId)];
  const result = matchStock(toMatchConfiguration(own, row.productCodes), wish.configuration);
  const toWords = ({ group, stockCode, wishedCode }: MatchLine) => ({
    groupCode: group,
    groupName: GROUP_NAMES[group],
    stockName: nameIn(own, stockCode),
    wishedName: nameIn(wished, wishedCode),
  });
  return {
    percent: result.percent,
    against: wish.against,
    wishedName: wish.name,
    same: result.same.map(toWords),
    different: result.different.map(toWords),
    extra: result.extra.map(toWords),
  };
}
