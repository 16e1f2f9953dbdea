import { divideHalfUp } from './rounding';

/** First year's insurance as the estimate takes it. */
export interface InsuranceRule {
  /** Compulsory insurance for cars with fewer than six seats, and with six or more. */
  compulsoryFen: number;
  compulsorySixSeatsFen: number;
  /** Commercial insurance: a fixed part, for example third-party liability … */
  commercialFixedFen: number;
  /** … and a part of the price in basis points, for damage to the car. */
  commercialBp: number;
}

/** Insurance of the first year. */
export interface InsuranceEstimate {
  compulsoryFen: number;
  commercialFen: number;
}

/**
 * Estimates the insurance of the first year.
 *
 * Example: 239 900 yuan, five seats, 950 compulsory, commercial 2 300 plus 1.25 %: 950 and 5 298.75.
 */
export function estimateInsurance(priceFen: number, seats: number, rule: InsuranceRule): InsuranceEstimate {
  return {
    compulsoryFen: seats >= 6 ? rule.compulsorySixSeatsFen : rule.compulsoryFen,
    commercialFen: rule.commercialFixedFen + divideHalfUp(priceFen * rule.commercialBp, 10_000),
  };
}
