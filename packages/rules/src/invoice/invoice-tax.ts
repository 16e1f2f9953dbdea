/** Value-added tax on cars, in percent. */
export const VAT_PERCENT = 13;

/** An amount with tax, taken apart. */
export interface TaxSplit {
  /** Price without tax, in fen. */
  netFen: number;
  /** Tax, in fen. */
  taxFen: number;
}

/**
 * Takes the tax out of an amount that contains it: the price is rounded to a whole fen and the tax is the rest, so that both
 * always add up to the amount.
 *
 * Example: 22 990 000 fen are 20 345 133 and 2 644 867 of tax.
 *
 * @throws RangeError when `amountFen` is negative or no whole number
 */
export function splitTax(amountFen: number): TaxSplit {
  if (!Number.isSafeInteger(amountFen) || amountFen < 0) throw new RangeError(`No amount of an invoice: ${amountFen}`);
  const netFen = Math.round((amountFen * 100) / (100 + VAT_PERCENT));
  return { netFen, taxFen: amountFen - netFen };
}
