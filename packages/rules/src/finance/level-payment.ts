import { bigPower, divideBigHalfUp, divideHalfUp } from './rounding';

/** A basis point a year is this part of the balance a month: 10 000 basis points, 12 months. */
export const BASIS_POINT_MONTHS = 120_000;

/** Longest loan that can be calculated, in months. */
export const MAX_LOAN_MONTHS = 360;

/** What is borrowed and on which terms. */
export interface LoanTerms {
  loanFen: number;
  months: number;
  /** Yearly interest in basis points: 480 is 4.8 %. */
  rateBp: number;
  /** First months without interest; 0 unless given. */
  interestFreeMonths?: number;
  /** Still owed after the last instalment and paid with it, for a balloon loan; 0 unless given. */
  finalFen?: number;
}

const isWhole = (value: number, from: number, to: number) =>
  Number.isSafeInteger(value) && value >= from && value <= to;

/**
 * @throws RangeError when an amount is no whole number of fen, a term or rate is out of bounds, or the final payment is
 * higher than the loan
 */
export function assertTerms({ loanFen, months, rateBp, interestFreeMonths = 0, finalFen = 0 }: LoanTerms): void {
  const isSound =
    isWhole(loanFen, 0, 1e11) &&
    isWhole(months, 1, MAX_LOAN_MONTHS) &&
    isWhole(rateBp, 0, 10_000) &&
    isWhole(interestFreeMonths, 0, months) &&
    isWhole(finalFen, 0, loanFen);
  if (!isSound) throw new RangeError('Terms of the loan are out of bounds');
}

/** Interest of one month on the balance, rounded half up: balance × yearly rate ÷ 12. */
export const monthlyInterestFen = (balanceFen: number, rateBp: number): number =>
  divideHalfUp(balanceFen * rateBp, BASIS_POINT_MONTHS);

/**
 * The equal monthly payment (等额本息), rounded half up to the fen. Worked out with whole numbers only:
 *
 *     M = (P − B·(1+i)^−m) ÷ (k + (1 − (1+i)^−m) ÷ i)
 *
 * with P the loan, i a twelfth of the yearly rate, k the months without interest, m the months with it and B the final
 * payment of a balloon loan. Without k and B this is the annuity formula P·i·(1+i)^n ÷ ((1+i)^n − 1); without interest it
 * is (P − B) ÷ n.
 *
 * Example: 100 000 yuan, 36 months, 4.8 %: 2 988.12 a month. The same with 40 000 left for the end: 1 952.87.
 *
 * @throws RangeError see `assertTerms`
 */
export function levelPaymentFen(terms: LoanTerms): number {
  assertTerms(terms);
  const { loanFen, months, rateBp, interestFreeMonths = 0, finalFen = 0 } = terms;
  if (rateBp === 0) return divideHalfUp(loanFen - finalFen, months);
  const paying = months - interestFreeMonths;
  const growth = bigPower(BASIS_POINT_MONTHS + rateBp, paying);
  const unit = bigPower(BASIS_POINT_MONTHS, paying);
  const rate = BigInt(rateBp);
  const numerator = (BigInt(loanFen) * growth - BigInt(finalFen) * unit) * rate;
  const denominator = BigInt(interestFreeMonths) * rate * growth + BigInt(BASIS_POINT_MONTHS) * (growth - unit);
  return Number(divideBigHalfUp(numerator, denominator));
}
