/** Highest score of the auto-show card. */
export const AUTO_SHOW_TOTAL_SCORE = 100;
/** Points that the drink or snack draw costs. */
export const AUTO_SHOW_DRINK_COST = 20;
/** Points that the interaction draw costs. */
export const AUTO_SHOW_INTERACTION_COST = 50;

/** Which draws a visitor has taken. */
export interface AutoShowDraws {
  hasDrawnDrink: boolean;
  hasDrawnInteraction: boolean;
}

/**
 * Score left for draws: the collected score (default: all 100) minus 20 for the drink or snack draw and 50 for the
 * interaction draw, never below zero. A score above 100 counts as 100.
 *
 * Example: 100 collected, both draws taken: 30 left.
 */
export function autoShowScoreLeft(draws: AutoShowDraws, score: number = AUTO_SHOW_TOTAL_SCORE): number {
  const drinkCost = draws.hasDrawnDrink ? AUTO_SHOW_DRINK_COST : 0;
  const interactionCost = draws.hasDrawnInteraction ? AUTO_SHOW_INTERACTION_COST : 0;
  return Math.max(0, Math.min(score, AUTO_SHOW_TOTAL_SCORE) - drinkCost - interactionCost);
}
