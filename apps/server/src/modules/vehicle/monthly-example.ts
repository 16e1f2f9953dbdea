import type { QuoteData } from '@voltfront/contract';
import type { LoanExample } from './vehicle.tables';

/**
 * The loan example under a price: a share paid down, the rest in equal monthly payments.
 * Monthly payment = P · r / (1 − (1 + r)^−n) with r a twelfth of the yearly rate, rounded to the fen.
 *
 * Example: 239 900 yuan, 20 % down, 60 months at 3.50 %: 47 980 down, 191 920 borrowed, 3 491.36 a month.
 *
 * @returns null when nothing is left to pay
 */
export function monthlyExample(totalFen: number, terms: LoanExample): QuoteData['monthly'] {
  if (totalFen <= 0) return null;
  const { downPercent, months, rateBp } = terms;
  const downPaymentFen = Math.round((totalFen * downPercent) / 100);
  const borrowedFen = totalFen - downPaymentFen;
  const monthlyRate = rateBp / 10_000 / 12;
  const factor = monthlyRate === 0 ? 1 / months : monthlyRate / (1 - (1 + monthlyRate) ** -months);
  return { downPaymentFen, monthlyFen: Math.round(borrowedFen * factor), months, rateBp };
}
