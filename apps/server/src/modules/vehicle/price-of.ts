import type { SubsidyKindData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import { type PriceLine, priceLines, totalFen } from '@voltfront/rules/price';
import type { CatalogueVersion } from './catalogue';

/**
 * Price lines of a configuration at a time (epoch ms): discounts apply within their period only.
 */
export function priceOf(
  version: CatalogueVersion,
  selection: Selection,
  subsidy: SubsidyKindData,
  now: number,
): { lines: PriceLine[]; totalFen: number } {
  const lines = priceLines({
    catalogue: version,
    selection,
    packageGroupCodes: ['package'],
    discounts: version.discounts.filter((discount) => discount.startsAt <= now && now < discount.endsAt),
    subsidy: subsidy === 'none' ? null : version.subsidies[subsidy],
  });
  return { lines, totalFen: totalFen(lines) };
}

/** Price of the version without options, after discounts and the personal subsidy, in fen. */
export function subsidyPriceFen(version: CatalogueVersion, now: number): number {
  return priceOf(version, [], 'personal', now).totalFen;
}
