import type { MoneyAbout, StatementLine } from './books';

const MILLION = 1_000_000;

/** Hundred-thousandths of a yuan in a fen: WeChat Pay writes fees with five decimals. */
const PARTS_PER_FEN = 1000;

/**
 * The fee that an agreed rate makes of a line, in fen: what was settled times the rate, each line by itself, rounded to the
 * nearest fen and half a fen upwards. A refund gives back the fee of its own amount, rounded in the same way, so it is
 * negative; where no money moved there is no fee.
 *
 * Example at 0.6 % (6,000 per million): 4,990.00 costs 29.94; 1.00 costs 0.006, which is 0.01; 0.83 costs 0.00498, which is
 * 0.00; a refund of 2,000.29 gives back 12.00174, which is 12.00.
 */
export function agreedFeeFen(
  { about, settledFen, state }: Pick<StatementLine, 'about' | 'settledFen' | 'state'>,
  perMillion: number,
): number {
  if (state === 'failed') return 0;
  const fen = Number((BigInt(settledFen) * BigInt(perMillion) + BigInt(MILLION / 2)) / BigInt(MILLION));
  return about === 'payment' || fen === 0 ? fen : -fen;
}

const FEE_TEXT = /^(-?)(\d{1,11})(?:\.(\d{1,5}))?$/;

/** A fee in yuan with up to five decimals as hundred-thousandths of a yuan, exactly; null for anything else. */
export function feePartsOf(text: string): number | null {
  const match = FEE_TEXT.exec(text.trim());
  if (!match) return null;
  const parts = Number(match[2]) * 100 * PARTS_PER_FEN + Number((match[3] ?? '').padEnd(5, '0'));
  return match[1] === '-' && parts !== 0 ? -parts : parts;
}

/**
 * Reads such a fee as fen, rounded as `agreedFeeFen` does; null for anything else.
 *
 * Example: `29.94000` is 2994, `0.00500` is 1, `0.00498` is 0, `-12.00174` is −1200.
 */
export function feeFenOf(text: string): number | null {
  const parts = feePartsOf(text);
  if (parts === null) return null;
  const fen = Math.floor((Math.abs(parts) + PARTS_PER_FEN / 2) / PARTS_PER_FEN);
  return parts < 0 && fen !== 0 ? -fen : fen;
}

/**
 * What moved on the shop's account with a provider, in fen: money in (`paidFen`), money back to customers (`refundedFen`), and
 * fees less those that came back (`feeFen`).
 */
export interface FundSums {
  paidFen: number;
  refundedFen: number;
  feeFen: number;
}

/** Sums of a day's flow of funds; `otherFen`: what came less what went otherwise, such as a withdrawal to the bank. */
export interface FundFlow extends FundSums {
  otherFen: number;
}

/** A flow in which nothing moved. */
export const NO_FLOW: FundFlow = { paidFen: 0, refundedFen: 0, feeFen: 0, otherFen: 0 };

/**
 * What a provider settles with the shop: in, less back, less fees.
 *
 * Example: 5,000.00 in, 2,000.00 back, 30.00 of fees less the 12.00 that came back: 2,982.00.
 */
export const settledNetFen = ({ paidFen, refundedFen, feeFen }: FundSums): number => paidFen - refundedFen - feeFen;

/** Sums of a bill's lines, without those that moved nothing. */
export function fundSums(lines: readonly StatementLine[]): FundSums {
  const moved = lines.filter(({ state }) => state !== 'failed');
  const of = (about: MoneyAbout) => moved.reduce((fen, one) => fen + (one.about === about ? one.settledFen : 0), 0);
  const feeFen = moved.reduce((fen, one) => fen + one.feeFen, 0);
  return { paidFen: of('payment'), refundedFen: of('refund'), feeFen };
}
