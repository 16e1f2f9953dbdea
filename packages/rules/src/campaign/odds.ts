/** Weights of all prizes of a draw together: one is a hundredth of a percent. */
export const ODDS_WHOLE = 10_000;

/** A prize of a draw. */
export interface WeightedPrize {
  prizeId: string;
  /** Chance in parts of `ODDS_WHOLE`; 0 for one that is only given instead of a prize that has run out. */
  weight: number;
}

/** Whether the weights are whole, not negative, and add up to all draws. */
export const areOdds = (prizes: readonly WeightedPrize[]): boolean =>
  prizes.every(({ weight }) => Number.isInteger(weight) && weight >= 0) &&
  prizes.reduce((sum, { weight }) => sum + weight, 0) === ODDS_WHOLE;

/**
 * The prize that a roll from 0 to `ODDS_WHOLE` - 1 falls on, in the order of the prizes.
 *
 * Example: A 1,000 and B 9,000: 999 falls on A, 1,000 on B.
 * @throws RangeError for a roll outside of the weights
 */
export function prizeOfRoll<P extends WeightedPrize>(prizes: readonly P[], roll: number): P {
  let edge = 0;
  for (const prize of prizes) {
    edge += prize.weight;
    if (roll >= 0 && roll < edge) return prize;
  }
  throw new RangeError(`no prize has the roll ${roll}`);
}

/** How often a prize comes among so many draws, as shown to staff before a campaign starts. Unlimited stock: null. */
export const expectedPrizes = (weight: number, draws: number, stock: number | null): number =>
  Math.min((weight * draws) / ODDS_WHOLE, stock ?? Number.POSITIVE_INFINITY);
