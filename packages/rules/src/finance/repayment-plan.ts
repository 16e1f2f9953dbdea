import { assertTerms, type LoanTerms, levelPaymentFen, monthlyInterestFen } from './level-payment';
import { divideHalfUp } from './rounding';

/** 等额本息, 等额本金, 轻享贷 */
export type RepaymentMethod = 'equalInstalment' | 'equalPrincipal' | 'balloon';

/** One payment. `final` is the balloon, due together with the last instalment. */
export interface RepaymentRow {
  kind: 'instalment' | 'final';
  /** 1 is a month after the loan begins. */
  month: number;
  paymentFen: number;
  principalFen: number;
  interestFen: number;
  /** Still owed after this payment. */
  balanceFen: number;
}

/** A loan from the first to the last payment. */
export interface RepaymentPlan {
  rows: RepaymentRow[];
  /** First instalment; the highest one of equal principal. */
  monthlyFen: number;
  /** Instalment of the last month, which takes up what rounding left; without the balloon. */
  lastMonthlyFen: number;
  totalInterestFen: number;
  /** All payments: loan and interest. */
  totalRepaymentFen: number;
}

/** Principal of the month, before the last one takes the rest. */
type PrincipalRule = (interestFen: number) => number;

function principalRule(method: RepaymentMethod, terms: LoanTerms): PrincipalRule {
  if (method === 'equalPrincipal') {
    const shareFen = divideHalfUp(terms.loanFen, terms.months);
    return () => shareFen;
  }
  const paymentFen = levelPaymentFen(terms);
  return (interestFen) => paymentFen - interestFen;
}

function instalments(method: RepaymentMethod, terms: LoanTerms): RepaymentRow[] {
  const { loanFen, months, rateBp, interestFreeMonths = 0, finalFen = 0 } = terms;
  const principalOf = principalRule(method, terms);
  let balanceFen = loanFen;
  return Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const interestFen = month <= interestFreeMonths ? 0 : monthlyInterestFen(balanceFen, rateBp);
    const restFen = balanceFen - finalFen;
    const principalFen = month === months ? restFen : Math.max(0, Math.min(principalOf(interestFen), restFen));
    balanceFen -= principalFen;
    return { kind: 'instalment', month, paymentFen: principalFen + interestFen, principalFen, interestFen, balanceFen };
  });
}

const sumOf = (rows: readonly RepaymentRow[], key: 'paymentFen' | 'interestFen') =>
  rows.reduce((sum, row) => sum + row[key], 0);

/**
 * Every payment of a loan. Each month's interest is the exact balance times a twelfth of the yearly rate, rounded half up
 * to the fen; the last instalment pays the rest, so that the principal parts always sum to the loan.
 *
 * - `equalInstalment`: every month the same payment (`levelPaymentFen`).
 * - `equalPrincipal`: every month the same principal, loan ÷ months rounded half up, plus the interest of the month.
 * - `balloon`: equal instalments that leave `finalFen`, which is one more payment with the last instalment.
 *
 * Example: 100 000 yuan, 36 months, 4.8 %. Equal instalments: 2 988.12 a month, the last 2 988.06, interest 7 572.26.
 * Equal principal: 3 177.78 first, 2 788.81 last, interest 7 400.00.
 *
 * @throws RangeError see `assertTerms`; also for a final payment of another method than `balloon`
 */
export function repaymentPlan(method: RepaymentMethod, terms: LoanTerms): RepaymentPlan {
  assertTerms(terms);
  const { months, finalFen = 0 } = terms;
  if (finalFen > 0 && method !== 'balloon') throw new RangeError('Only a balloon loan has a final payment');
  const rows = instalments(method, terms);
  const monthlyFen = rows[0]?.paymentFen ?? 0;
  const lastMonthlyFen = rows[months - 1]?.paymentFen ?? 0;
  if (finalFen > 0)
    rows.push({
      kind: 'final',
      month: months,
      paymentFen: finalFen,
      principalFen: finalFen,
      interestFen: 0,
      balanceFen: 0,
    });
  return {
    rows,
    monthlyFen,
    lastMonthlyFen,
    totalInterestFen: sumOf(rows, 'interestFen'),
    totalRepaymentFen: sumOf(rows, 'paymentFen'),
  };
}

/**
 * Interest that somebody else pays so that the customer's rate is lower: the plan's interest at the lender's own rate less
 * what the customer pays.
 *
 * Example: 100 000 yuan for 24 months at 0 % where the lender takes 4.8 %: 5 076.52.
 */
export function subsidisedInterestFen(method: RepaymentMethod, terms: LoanTerms, nominalRateBp: number): number {
  const fullTerms = { ...terms, rateBp: nominalRateBp, interestFreeMonths: 0 };
  const fullFen = repaymentPlan(method, fullTerms).totalInterestFen;
  return Math.max(0, fullFen - repaymentPlan(method, terms).totalInterestFen);
}
