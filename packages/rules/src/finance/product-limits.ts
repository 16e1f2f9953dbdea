import type { RepaymentMethod } from './repayment-plan';
import { percentOf } from './rounding';

/** What a loan product allows. */
export interface ProductLimits {
  methods: readonly RepaymentMethod[];
  terms: readonly { months: number; balloonPercents: readonly number[] }[];
  /** Whole percent, both included. */
  minDownPercent: number;
  maxDownPercent: number;
  minLoanFen: number;
  maxLoanFen: number;
}

/** The customer's choice and the resulting loan. */
export interface LoanChoice {
  method: RepaymentMethod;
  months: number;
  downPercent: number;
  /** Set for `balloon` only. */
  balloonPercent: number | null;
  priceFen: number;
  /** With old car and earlier payments, which may raise it above `downPercent`. */
  downPaymentFen: number;
  loanFen: number;
  /** Final payment of `balloon`, else 0. */
  finalFen: number;
}

/** A choice outside the limits: its field, and the allowed values. */
export interface LimitViolation {
  field: 'method' | 'months' | 'downPercent' | 'balloonPercent' | 'loanFen' | 'tradeIn';
  /** Values allowed; of `loanFen` and `tradeIn` the lowest and the highest, the latter with earlier payments. */
  allowed: readonly (string | number)[];
}

/** Shares of the price that may be paid down: steps of 5 within the product's limits and within 15 to 90. */
export function downPercents({
  minDownPercent,
  maxDownPercent,
}: Pick<ProductLimits, 'minDownPercent' | 'maxDownPercent'>): number[] {
  const steps = Array.from({ length: 16 }, (_, index) => 15 + index * 5);
  return steps.filter((percent) => percent >= minDownPercent && percent <= maxDownPercent);
}

/**
 * The first limit that a choice breaks, in the order in which a person chooses; null when all hold.
 *
 * Example: a product of 24 and 36 months asked for 60: `{ field: 'months', allowed: [24, 36] }`.
 */
export function findViolation(limits: ProductLimits, choice: LoanChoice): LimitViolation | null {
  if (!limits.methods.includes(choice.method)) return { field: 'method', allowed: limits.methods };
  const term = limits.terms.find(({ months }) => months === choice.months);
  if (!term) return { field: 'months', allowed: limits.terms.map(({ months }) => months) };
  const shares = downPercents(limits);
  if (!shares.includes(choice.downPercent)) return { field: 'downPercent', allowed: shares };
  if (choice.method === 'balloon' && !term.balloonPercents.includes(choice.balloonPercent ?? 0))
    return { field: 'balloonPercent', allowed: term.balloonPercents };
  const mostDownFen = percentOf(choice.priceFen, limits.maxDownPercent);
  if (choice.downPaymentFen > mostDownFen) return { field: 'tradeIn', allowed: [0, mostDownFen] };
  if (choice.loanFen < limits.minLoanFen || choice.loanFen > limits.maxLoanFen)
    return { field: 'loanFen', allowed: [limits.minLoanFen, limits.maxLoanFen] };
  if (choice.finalFen > choice.loanFen) return { field: 'balloonPercent', allowed: [] };
  return null;
}
