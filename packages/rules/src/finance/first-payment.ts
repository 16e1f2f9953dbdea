import { percentOf } from './rounding';

/** What is paid at the start, and by what. */
export interface FirstPayment {
  /** Share of the price that is not borrowed. */
  downPaymentFen: number;
  /** Rounded to a tenth of a percent. */
  downPercent: number;
  /** Amount paid in money, in fen: the down payment less the old car's value and earlier payments. */
  firstPaymentFen: number;
  loanFen: number;
}

/** What the first payment is worked out from. */
export interface FirstPaymentInput {
  priceFen: number;
  /** Whole percent of the price, 0 to 100. */
  downPercent: number;
  /** What the old car counts for. */
  tradeInFen: number;
  /** Paid on the order before. */
  paidEarlierFen: number;
}

/** Share in percent with one decimal: 35.05 yuan of 100 is 35.1. */
export const shareInPercent = (partFen: number, wholeFen: number): number =>
  wholeFen === 0 ? 0 : Math.round((partFen * 1000) / wholeFen) / 10;

/**
 * Splits a price into what is paid at the start and what is borrowed. The old car and earlier payments are part of the down
 * payment; where they are worth more than the chosen share they raise it, and nothing is paid in money.
 *
 * Example: 239 900 yuan, 20 %, an old car of 30 000, deposit of 5 000: down payment 47 980, of which 12 980 in money, loan
 * 191 920. With an old car of 60 000: down payment 65 000 (27.1 %), nothing in money, loan 174 900.
 *
 * @throws RangeError when old car and earlier payments are worth more than the price
 */
export function splitFirstPayment(input: FirstPaymentInput): FirstPayment {
  const { priceFen, downPercent, tradeInFen, paidEarlierFen } = input;
  const broughtFen = tradeInFen + paidEarlierFen;
  if (broughtFen > priceFen) throw new RangeError('The old car and earlier payments are worth more than the price');
  const downPaymentFen = Math.max(percentOf(priceFen, downPercent), broughtFen);
  return {
    downPaymentFen,
    downPercent: shareInPercent(downPaymentFen, priceFen),
    firstPaymentFen: downPaymentFen - broughtFen,
    loanFen: priceFen - downPaymentFen,
  };
}
