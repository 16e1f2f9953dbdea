import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { withLines } from '../../vehicle';
import type { ChosenRight, PriceAdjustment } from '../change/change.types';
import { adjustQuote } from '../change/quote-for-order';
import type { OrderRow } from '../order.repository';

const toAdjustment = ({ rightCode, name, priceFen }: ChosenRight): PriceAdjustment => ({
  source: 'right',
  code: rightCode,
  name,
  amountFen: -priceFen,
  productCodes: null,
});

/**
 * An order's frozen price with other benefits: only the benefits' lines are replaced, the car's
 * price stays as ordered.
 */
export async function withRightLines(
  ctx: Ctx,
  row: Pick<OrderRow, 'quote' | 'adjustments'>,
  rights: readonly ChosenRight[],
): Promise<{ quote: QuoteData; adjustments: PriceAdjustment[] }> {
  const own = new Set(row.adjustments.map(({ code }) => code));
  const lines = row.quote.lines.filter(({ code }) => !own.has(code));
  const others = row.adjustments.filter(({ source }) => source !== 'right');
  const priced = rights.filter(({ priceFen }) => priceFen !== 0).map(toAdjustment);
  const { quote, kept } = await adjustQuote(ctx, await withLines(ctx, row.quote, lines), [...others, ...priced]);
  return { quote, adjustments: kept };
}
