import type { FinanceCarData, FinanceChoiceData, FinanceProductData, FinanceRowData } from '@voltfront/contract';
import { type FirstPayment, splitFirstPayment } from '@voltfront/rules/finance/first-payment';
import { findViolation, type LimitViolation, type LoanChoice } from '@voltfront/rules/finance/product-limits';
import { repaymentPlan, subsidisedInterestFen } from '@voltfront/rules/finance/repayment-plan';
import { percentOf } from '@voltfront/rules/finance/rounding';
import { refuse } from '../../kernel/errors';
import { figureTexts } from './figure.texts';
import { financeTexts } from './finance.texts';
import type { StoredTerm } from './finance.types';

/** A choice other than cash. */
export type BorrowingChoice = Exclude<FinanceChoiceData, { method: 'cash' }>;

/** A calculated loan: how the price is divided, its terms, and every payment. */
export interface Loan {
  split: FirstPayment;
  term: StoredTerm;
  finalFen: number;
  monthlyFen: number;
  lastMonthlyFen: number;
  totalInterestFen: number;
  totalRepaymentFen: number;
  subsidisedInterestFen: number;
  rows: FinanceRowData[];
}

const LIMIT_TEXTS: Record<LimitViolation['field'], (allowed: LimitViolation['allowed']) => string> = {
  method: () => financeTexts.method,
  months: (allowed) => figureTexts.monthsAllowed({ allowed: allowed.map(Number) }),
  downPercent: (allowed) => figureTexts.downAllowed({ percents: allowed.map(Number) }),
  balloonPercent: (allowed) =>
    allowed.length > 0 ? figureTexts.balloonAllowed({ percents: allowed.map(Number) }) : financeTexts.balloonTooHigh,
  loanFen: ([low, high]) => figureTexts.loanAllowed({ lowFen: Number(low), highFen: Number(high) }),
  tradeIn: (allowed) => figureTexts.paidAtMost({ highFen: Number(allowed[1]) }),
};

function assertWithin(product: FinanceProductData, choice: LoanChoice): void {
  const methods = product.methods.filter((method) => method !== 'cash');
  const violation = findViolation({ ...product, methods }, choice);
  if (violation)
    throw refuse('FINANCE_LIMIT', { message: LIMIT_TEXTS[violation.field](violation.allowed), data: violation });
}

/**
 * Calculates a loan.
 * @throws FINANCE_LIMIT with `data.field` and `data.allowed` when the product does not allow the
 * choice
 */
export function workOutLoan(
  car: Pick<FinanceCarData, 'priceFen' | 'paidFen'>,
  product: FinanceProductData,
  choice: BorrowingChoice,
  tradeInFen: number,
): Loan {
  const { method, months, downPercent } = choice;
  const balloonPercent = choice.method === 'balloon' ? choice.balloonPercent : null;
  const finalFen = balloonPercent === null ? 0 : percentOf(car.priceFen, balloonPercent);
  const split = splitFirstPayment({ priceFen: car.priceFen, downPercent, tradeInFen, paidEarlierFen: car.paidFen });
  const { loanFen, downPaymentFen } = split;
  const asked = {
    method,
    months,
    downPercent,
    balloonPercent,
    priceFen: car.priceFen,
    downPaymentFen,
    loanFen,
    finalFen,
  };
  assertWithin(product, asked);
  const term = product.terms.find((one) => one.months === months);
  if (!term) throw refuse('FINANCE_LIMIT');
  const { rateBp, nominalRateBp, interestFreeMonths } = term;
  const terms = { loanFen, months, rateBp, interestFreeMonths, finalFen };
  const subsidyFen = subsidisedInterestFen(method, terms, nominalRateBp);
  return { split, term, finalFen, subsidisedInterestFen: subsidyFen, ...repaymentPlan(method, terms) };
}
