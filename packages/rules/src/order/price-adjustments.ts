import type { PriceLine } from '../price';

/** Something that belongs to one order and changes its price whatever the catalogue says. */
export interface PriceAdjustment {
  /** `earlyBird`: benefit of the intention order. `year`: for keeping the model year. `right`: a chosen benefit's price. */
  source: 'earlyBird' | 'year' | 'right' | 'coupon';
  code: string;
  name: string;
  /** In fen: above 0 is taken off, below 0 is added. */
  amountFen: number;
  /** Takes off the price of the dearest of these that is chosen, at most `amountFen`; null counts whatever is chosen. */
  productCodes: readonly string[] | null;
}

/** A line of a quote, as adjustments look at it. */
export type AdjustableLine = Pick<PriceLine, 'code' | 'amountFen'>;

/** Lines that adjustments add to a quote, and which of them fit it. */
export interface AdjustedLines {
  added: PriceLine[];
  kept: PriceAdjustment[];
  released: PriceAdjustment[];
}

/** What an adjustment takes off these lines, in fen; below 0 adds; null when it does not fit. */
export function adjustmentFen(adjustment: PriceAdjustment, lines: readonly AdjustableLine[]): number | null {
  const { productCodes, amountFen } = adjustment;
  if (productCodes === null) return amountFen;
  const chosen = lines.filter(({ code }) => productCodes.includes(code)).map((line) => line.amountFen);
  if (chosen.length === 0) return null;
  return Math.min(amountFen, Math.max(...chosen));
}

/**
 * The lines that an order's adjustments add to those of a quote. Never takes the total below zero: a line shows what it
 * really takes off and is left out when that is nothing.
 *
 * Example: paint 6 000 chosen, a free paint up to 5 000 and a charger for 2 000 extra: lines −5 000 and +2 000 yuan.
 */
export function adjustLines(lines: readonly AdjustableLine[], adjustments: readonly PriceAdjustment[]): AdjustedLines {
  const result: AdjustedLines = { added: [], kept: [], released: [] };
  let restFen = lines.reduce((sumFen, line) => sumFen + line.amountFen, 0);
  for (const adjustment of adjustments) {
    const fen = adjustmentFen(adjustment, lines);
    (fen === null ? result.released : result.kept).push(adjustment);
    const takenFen = Math.min(fen ?? 0, restFen);
    if (takenFen === 0) continue;
    const { code, name, source } = adjustment;
    const reduction = source === 'coupon' ? ('coupon' as const) : ('discount' as const);
    result.added.push({ kind: takenFen > 0 ? reduction : 'option', code, name, amountFen: -takenFen });
    restFen -= takenFen;
  }
  return result;
}
