/**
 * The one rounding rule of all finance figures: to the whole fen, a half goes up.
 *
 * Example: 5 ÷ 2 is 3, 7 ÷ 3 is 2, 0 ÷ 9 is 0.
 *
 * @param numerator a whole number from 0 up
 * @param denominator a whole number above 0
 * @throws RangeError for anything that a number cannot hold exactly, so that no figure drifts unseen
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const isExact =
    Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && Number.isSafeInteger(numerator * 2);
  if (!isExact || numerator < 0 || denominator <= 0)
    throw new RangeError(`Cannot divide ${numerator} by ${denominator}`);
  const rest = numerator % denominator;
  const whole = (numerator - rest) / denominator;
  return rest * 2 >= denominator ? whole + 1 : whole;
}

/**
 * A share of an amount in percent, rounded half up.
 *
 * Example: 15 % of 239 900 yuan is 35 985 yuan.
 */
export const percentOf = (amountFen: number, percent: number): number => divideHalfUp(amountFen * percent, 100);

const TWO = BigInt(2);

/** `divideHalfUp` for whole numbers of any length. */
export function divideBigHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator * TWO + denominator) / (denominator * TWO);
}

/** Whole power of a whole number; written out because old engines have no `**` for these. */
export function bigPower(base: number, exponent: number): bigint {
  const factor = BigInt(base);
  let power = BigInt(1);
  for (let step = 0; step < exponent; step += 1) power *= factor;
  return power;
}
