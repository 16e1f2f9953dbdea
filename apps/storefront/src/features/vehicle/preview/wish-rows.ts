import { t } from '@lingui/core/macro';
import type { QuoteData, VersionConfigData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';

/** A line of the comparison: what it is about, and a text for each configuration. */
export interface WishRow {
  label: string;
  values: string[];
  /** The configurations do not agree here. */
  differs: boolean;
}

/** A kept configuration with the options of its version. */
export interface ComparedWish {
  quote: QuoteData;
  config: VersionConfigData;
}

const NOTHING = '–';

const row = (label: string, values: string[]): WishRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

/** Names of what is chosen in a group, in catalogue order. */
function chosenIn({ quote, config }: ComparedWish, groupCode: string): string {
  const { productCodes } = quote.configuration;
  const names = config.products
    .filter((product) => product.groupCode === groupCode && productCodes.includes(product.productCode))
    .map((product) => product.name);
  return names.length > 0 ? names.join('、') : NOTHING;
}

function monthlyOf({ quote }: ComparedWish): string {
  return quote.monthly ? formatYuan(Math.round(quote.monthly.monthlyFen / 100) * 100) : NOTHING;
}

const weeksOf = ({ quote }: ComparedWish): string => {
  const { fromWeeks, toWeeks } = quote.delivery;
  return t`${fromWeeks}-${toWeeks} 周`;
};

/** The rows of a comparison: price, monthly payment, delivery, and every group of options of the first version. */
export function wishRows(wishes: readonly ComparedWish[]): WishRow[] {
  const groups = new Map(wishes.flatMap(({ config }) => config.groups.map((group) => [group.groupCode, group.name])));
  return [
    row(
      t`补贴后总价`,
      wishes.map(({ quote }) => formatYuan(quote.totalFen)),
    ),
    row(t`月供约`, wishes.map(monthlyOf)),
    row(t`预计交付`, wishes.map(weeksOf)),
    ...[...groups].map(([groupCode, name]) =>
      row(
        name,
        wishes.map((wish) => chosenIn(wish, groupCode)),
      ),
    ),
  ];
}
