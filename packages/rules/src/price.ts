import type { OptionProduct, Selection, VersionCatalogue } from './configurator/types';

/** Kind of a price line. */
export type PriceLineKind =
  | 'version'
  | 'option'
  | 'package'
  | 'cascade'
  | 'discount'
  | 'personalSubsidy'
  | 'enterpriseSubsidy'
  | 'coupon';

/** One line of a price detail. */
export interface PriceLine {
  kind: PriceLineKind;
  code: string;
  name: string;
  /** In fen; negative for discounts and subsidies. */
  amountFen: number;
}

/** Something that makes the price lower. */
export interface PriceReduction {
  code: string;
  name: string;
  /** In fen, zero or more: the amount taken off. */
  amountFen: number;
}

/** A discount of the whole car, or of one option. */
export interface Discount extends PriceReduction {
  /** The option: it counts only where that is chosen, and takes no more than it costs. */
  productCode?: string | null;
}

/** A subsidy and who it is for; a buyer is either a person or a company, so there is one at most. */
export interface Subsidy extends PriceReduction {
  kind: 'personalSubsidy' | 'enterpriseSubsidy';
}

/** Everything a price is made from. */
export interface PriceInput {
  catalogue: VersionCatalogue;
  selection: Selection;
  /** Groups whose products are option packages; their lines are marked `package`. */
  packageGroupCodes?: readonly string[];
  discounts?: readonly Discount[];
  subsidy?: Subsidy | null;
}

function assertAmount(amountFen: number, code: string): void {
  if (!Number.isSafeInteger(amountFen) || amountFen < 0)
    throw new RangeError(`Amount of ${code} must be a whole number of fen, zero or more, got ${amountFen}`);
}

function productLines({ catalogue, selection, packageGroupCodes = [] }: PriceInput): PriceLine[] {
  const chosen = catalogue.products.filter((product) => selection.includes(product.productCode));
  const kindOf = (product: OptionProduct): PriceLineKind => {
    if (chosen.some((other) => other.cascadeProduct.includes(product.productCode))) return 'cascade';
    return packageGroupCodes.includes(product.groupCode) ? 'package' : 'option';
  };
  return chosen.map((product) => {
    assertAmount(product.priceFen, product.productCode);
    return { kind: kindOf(product), code: product.productCode, name: product.name, amountFen: product.priceFen };
  });
}

/**
 * The price detail of a configuration: version + options + packages + cascades − discounts − personal or enterprise subsidy.
 * Reductions apply in the given order, the subsidy last, and never take the total below zero: a line shows what it really takes
 * off, and is left out when that is nothing. Included products (0 fen) keep their line. Discounts of an option never take
 * more than it costs, all of them together.
 *
 * Example: 229 900 + paint 6 000 + package 12 000 with its wheel 8 000 − launch discount 5 000 − personal subsidy 10 000
 * = 240 900 yuan.
 * A discount of 3 000 on the paint takes 3 000 where that is chosen; one of 7 000 takes its 6 000.
 *
 * @throws RangeError when an amount is negative or no whole number of fen
 */
export function priceLines(input: PriceInput): PriceLine[] {
  const { catalogue, discounts = [], subsidy } = input;
  assertAmount(catalogue.basePriceFen, catalogue.versionId);
  const lines: PriceLine[] = [
    { kind: 'version', code: catalogue.versionId, name: catalogue.versionName, amountFen: catalogue.basePriceFen },
    ...productLines(input),
  ];
  const reductions = discounts.map((discount) => ({ ...discount, kind: 'discount' as PriceLineKind }));
  const optionRestFen = new Map(lines.slice(1).map((line) => [line.code, line.amountFen]));
  let restFen = totalFen(lines);
  for (const { kind, code, name, amountFen, productCode = null } of subsidy
    ? [...reductions, { ...subsidy, productCode: null }]
    : reductions) {
    assertAmount(amountFen, code);
    const mostFen = productCode === null ? restFen : (optionRestFen.get(productCode) ?? 0);
    const takenFen = Math.min(amountFen, mostFen, restFen);
    if (takenFen > 0) lines.push({ kind, code, name, amountFen: -takenFen });
    if (productCode !== null) optionRestFen.set(productCode, mostFen - takenFen);
    restFen -= takenFen;
  }
  return lines;
}

/** Sum of price lines, in fen. */
export function totalFen(lines: readonly Pick<PriceLine, 'amountFen'>[]): number {
  return lines.reduce((sumFen, line) => sumFen + line.amountFen, 0);
}
