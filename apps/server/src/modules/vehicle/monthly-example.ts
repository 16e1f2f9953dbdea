import type { QuoteData } from '@voltfront/contract';
import { splitFirstPayment } from '@voltfront/rules/finance/first-payment';
import { levelPaymentFen } from '@voltfront/rules/finance/level-payment';
import type { LoanExample } from './vehicle.tables';

/**
 * The loan example below a price: a down payment, the rest in equal monthly payments, by the rules
 * of the finance calculator, so that both always agree.
 * Example: 239 900 yuan, 20 % down, 60 months at 3.50 %: 47 980 down, 191 920 borrowed, 3 491.36 a
 * month.
 * @returns null when nothing is left to pay
 */
export function monthlyExample(totalFen: number, terms: LoanExample): QuoteData['monthly'] {
  if (totalFen <= 0) return null;
  const { downPercent, months, rateBp } = terms;
  const split = splitFirstPayment({ priceFen: totalFen, downPercent, tradeInFen: 0, paidEarlierFen: 0 });
  const monthlyFen = levelPaymentFen({ loanFen: split.loanFen, months, rateBp });
  return { downPaymentFen: split.downPaymentFen, monthlyFen, months, rateBp };
}
