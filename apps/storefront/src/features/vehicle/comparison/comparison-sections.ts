import { t } from '@lingui/core/macro';
import type { ComparisonData, ParameterEntryData, VersionHeadData } from '@voltfront/contract';
import { formatPriceShort } from '@voltfront/rules/money';

export type ComparisonSection = ComparisonData['sections'][number];

const value = (text: string | null): ParameterEntryData[] => [
  text === null ? { mark: 'none', text: null, product: null } : { mark: 'text', text, product: null },
];

function priceRow(
  code: string,
  name: string,
  columns: readonly VersionHeadData[],
  read: (column: VersionHeadData) => string | null,
): ComparisonSection['rows'][number] {
  const texts = columns.map(read);
  return {
    code,
    name,
    note: null,
    footnote: null,
    cells: texts.map(value),
    isDifferent: new Set(texts).size > 1,
  };
}

/** The prices of the columns as a section of the table: list price, discount, and the price after it. */
export function priceSection(columns: readonly VersionHeadData[]): ComparisonSection {
  const yuan = (fen: number) => `¥${formatPriceShort(fen)}`;
  const reduction = (fen: number) => (fen > 0 ? `-${yuan(fen)}` : null);
  return {
    sectionCode: 'price',
    name: t`价格`,
    shortName: t`价格`,
    rows: [
      priceRow('priceFen', t`指导价`, columns, ({ priceFen }) => yuan(priceFen)),
      priceRow('discountFen', t`限时优惠`, columns, ({ priceFen, subsidyFen, subsidyPriceFen }) =>
        reduction(priceFen - subsidyFen - subsidyPriceFen),
      ),
      priceRow('subsidyFen', t`购车补贴`, columns, ({ subsidyFen }) => reduction(subsidyFen)),
      priceRow('subsidyPriceFen', t`补贴后价`, columns, ({ subsidyPriceFen }) => yuan(subsidyPriceFen)),
    ],
  };
}

/** The table's sections with the prices first; without what all columns have in common, and what is left empty by that. */
export function shownSections({ columns, sections }: ComparisonData, isSameHidden: boolean): ComparisonSection[] {
  const all = [priceSection(columns), ...sections];
  if (!isSameHidden) return all;
  return all
    .map((section) => ({ ...section, rows: section.rows.filter((row) => row.isDifferent) }))
    .filter((section) => section.rows.length > 0);
}

/** How many lines differ between the columns. */
export const differenceCount = (comparison: ComparisonData): number =>
  shownSections(comparison, true).reduce((sum, section) => sum + section.rows.length, 0);
