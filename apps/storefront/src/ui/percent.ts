/** A share of 0 to 1 as CSS: `percent(0.25)` is `25.00%`. */
export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
