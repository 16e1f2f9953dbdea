import { formatInstant } from '@voltfront/rules/format/date';

/** Fen in units of 10,000 yuan with two decimals: `10.62`. */
export const inWan = (fen: number): string => (fen / 100 / 10_000).toFixed(2);

/** A time in the timeline's format: `11月21日 14:00`. */
export const momentInWords = (at: number): string => formatInstant(at, 'M月D日 HH:mm');
