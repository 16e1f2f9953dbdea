const TEN_THOUSAND_YUAN_FEN = 10_000_00;

/** An amount in ten thousands of yuan with one decimal, as prices of cars are spoken of. Example: 10_620_000 fen is `10.6`. */
export const wanWords = (fen: number): string => (fen / TEN_THOUSAND_YUAN_FEN).toFixed(1);
