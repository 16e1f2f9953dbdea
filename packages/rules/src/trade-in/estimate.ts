/** How the old car looks and drives, best first. */
export type CarCondition = 'excellent' | 'good' | 'fair' | 'poor';

/** A rate at a point of a scale (months or kilometres), in permille of what it is applied to. */
export interface RatePoint {
  at: number;
  permille: number;
}

/** What is left of a price when new, as data. Between two points the rate is a straight line, past the last it stays. */
export interface ResidualRule {
  /** By age in whole months, first point at 0, never rising. */
  age: readonly RatePoint[];
  /** By mileage in kilometres, first point at 0, never rising. */
  mileage: readonly RatePoint[];
  conditionPermille: Readonly<Record<CarCondition, number>>;
  /** Half the width of the range, in permille of its middle. */
  spreadPermille: number;
}

/** An old car as the estimate sees it. */
export interface OldCar {
  /** Price when new, fen. */
  newPriceFen: number;
  ageMonths: number;
  mileageKm: number;
  condition: CarCondition;
}

/** What an old car is worth, in fen, both ends on a full 100 yuan. */
export interface EstimateRange {
  lowFen: number;
  highFen: number;
}

/** Rates are worked out in millionths. */
const MILLION = 1_000_000;
const STEP_FEN = 100_00;

/** Rate at `at` in millionths, rounded down. */
function rateAt(points: readonly RatePoint[], at: number): number {
  const next = points.findIndex((point) => point.at > at);
  const before = points[next === -1 ? points.length - 1 : next - 1];
  const after = points[next];
  if (!before) return 0;
  if (!after) return before.permille * 1000;
  const share = (before.permille - after.permille) * 1000 * (at - before.at);
  return before.permille * 1000 - Math.ceil(share / (after.at - before.at));
}

/**
 * Estimates an old car. Price when new × age rate × mileage rate × condition, each step rounded down to the fen; the
 * range is that value less and plus the spread, its low end rounded down and its high end up to 100 yuan. It is never
 * negative and never rises with age or mileage.
 *
 * @example
 * 200,000 yuan new, 36 months (62 %), 45,000 km (93 %, between 98 % at 20,000 and 90 % at 60,000), good (96 %):
 * 200,000 × 0.62 × 0.93 × 0.96 = 110,707.20 yuan; less and plus 4 %: 106,278.91 to 115,135.48, so 106,200 to 115,200 yuan
 */
export function estimateTradeIn(car: OldCar, rule: ResidualRule): EstimateRange {
  const aged = Math.floor((car.newPriceFen * rateAt(rule.age, car.ageMonths)) / MILLION);
  const driven = Math.floor((aged * rateAt(rule.mileage, car.mileageKm)) / MILLION);
  const middle = Math.floor((driven * rule.conditionPermille[car.condition]) / 1000);
  const low = (middle * (1000 - rule.spreadPermille)) / 1000;
  const high = (middle * (1000 + rule.spreadPermille)) / 1000;
  return { lowFen: Math.floor(low / STEP_FEN) * STEP_FEN, highFen: Math.ceil(high / STEP_FEN) * STEP_FEN };
}

const isFalling = (points: readonly RatePoint[]): boolean =>
  points[0]?.at === 0 &&
  points.every(({ permille }) => permille >= 0 && permille <= 1000) &&
  points.every((point, index) => {
    const before = points[index - 1];
    return !before || (point.at > before.at && point.permille <= before.permille);
  });

/** Whether a rule can be used: scales start at 0, go up and never raise the rate; rates lie between 0 and 1000. */
export function isResidualRule(rule: ResidualRule): boolean {
  const { excellent, good, fair, poor } = rule.conditionPermille;
  const isSorted = excellent <= 1000 && excellent >= good && good >= fair && fair >= poor && poor >= 0;
  return (
    isFalling(rule.age) &&
    isFalling(rule.mileage) &&
    isSorted &&
    rule.spreadPermille >= 0 &&
    rule.spreadPermille <= 1000
  );
}

/** Whole months from a month of registration (`YYYY-MM`) to the month of `at` in Shanghai; negative in the future. */
export function monthsSince(registeredOn: string, at: { year: number; month: number }): number {
  const [year = 0, month = 0] = registeredOn.split('-').map(Number);
  return (at.year - year) * 12 + (at.month - month);
}
