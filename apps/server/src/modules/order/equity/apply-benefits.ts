import type { QuoteData } from '@voltfront/contract';
import { type EarlyBirdBenefit, type JudgedBenefit, judgeBenefits } from '@voltfront/rules/order/early-bird';
import type { Ctx } from '../../../kernel/context';
import type { PriceAdjustment } from '../change/change.types';
import { adjustQuote } from '../change/quote-for-order';
import type { OrderKey } from '../order.types';
import { type BenefitRow, selectBenefits } from './benefit.repository';

/** A stored benefit in the form that the rules take. */
export type HeldBenefit = EarlyBirdBenefit & { row: BenefitRow };

/** A quote with the early-bird benefits of an order. */
export interface BenefitQuote {
  quote: QuoteData;
  judged: JudgedBenefit<HeldBenefit>[];
  /** Codes of the benefits that apply. */
  benefitCodes: string[];
  /** Their effect on the price. */
  adjustments: PriceAdjustment[];
}

const toHeld = (row: BenefitRow): HeldBenefit => ({
  benefitCode: row.benefitCode,
  kind: row.kind,
  name: row.name,
  amountFen: row.amountFen,
  productCodes: row.productCodes,
  modelId: row.modelId,
  exclusiveGroup: row.exclusiveGroup,
  endsAtMs: row.endsAt,
  isReleased: row.isReleased,
  row,
});

/**
 * Applies an order's early-bird benefits, as they are valid now, to a catalogue quote. `chosen`:
 * codes that the customer picked among exclusive ones; null picks the best.
 */
export async function withBenefits(
  ctx: Ctx,
  from: OrderKey,
  quote: QuoteData,
  chosen: readonly string[] | null,
): Promise<BenefitQuote> {
  const benefits = (await selectBenefits(ctx.db, from)).map(toHeld);
  const { modelId } = quote.configuration;
  const judged = judgeBenefits(benefits, { modelId, lines: quote.lines, nowMs: ctx.now(), chosen });
  const applied = judged.filter(({ state }) => state === 'applied');
  const free = applied.filter(({ benefit }) => benefit.kind === 'freeOption');
  const adjustments = free.map(
    ({ benefit }): PriceAdjustment => ({
      source: 'earlyBird',
      code: benefit.benefitCode,
      name: benefit.name,
      amountFen: benefit.amountFen,
      productCodes: benefit.productCodes,
    }),
  );
  const { quote: adjusted } = await adjustQuote(ctx, quote, adjustments);
  const benefitCodes = applied.map(({ benefit }) => benefit.benefitCode);
  return { quote: adjusted, judged, benefitCodes, adjustments };
}
