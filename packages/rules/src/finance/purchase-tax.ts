import { divideHalfUp, percentOf } from './rounding';

/** Purchase tax as it holds in a period. */
export interface PurchaseTaxRule {
  /** Value added tax inside the price, percent. */
  vatPercent: number;
  /** Purchase tax on the price without it, percent. */
  taxPercent: number;
  /** Relief for cars of new energy: this percent of the tax, at most `reliefCapFen`; 0 for none. */
  reliefPercent: number;
  reliefCapFen: number;
}

/** Calculation of the tax. */
export interface PurchaseTax {
  /** Price without value added tax. */
  baseFen: number;
  /** Before the relief. */
  fullFen: number;
  reliefFen: number;
  taxFen: number;
}

/**
 * Vehicle purchase tax: price ÷ (1 + VAT) × tax rate, less the relief for new energy. Each step is rounded half up.
 *
 * Example: 239 900 yuan, 13 % VAT, 10 %, half of it relieved up to 15 000: base 212 300.88, tax 21 230.09, relief
 * 10 615.05, to pay 10 615.04. At 399 900 yuan the relief of 17 694.69 is cut to 15 000.
 */
export function purchaseTax(priceFen: number, rule: PurchaseTaxRule): PurchaseTax {
  const baseFen = divideHalfUp(priceFen * 100, 100 + rule.vatPercent);
  const fullFen = percentOf(baseFen, rule.taxPercent);
  const reliefFen = Math.min(percentOf(fullFen, rule.reliefPercent), rule.reliefCapFen);
  return { baseFen, fullFen, reliefFen, taxFen: fullFen - reliefFen };
}
