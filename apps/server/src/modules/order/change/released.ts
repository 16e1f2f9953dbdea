import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { selectBenefits } from '../equity/benefit.repository';
import type { OrderRow } from '../order.repository';
import { splitRights } from '../rights/fit-rights';
import { changeTexts } from './change.texts';
import type { ChangeKind, ChosenRight, PriceAdjustment, Released } from './change.types';

type ModelVersion = Pick<QuoteData['configuration'], 'modelId' | 'versionId'>;

/** What an order loses by a change, before the new price is known. */
export interface Parting {
  /** Adjustments that remain, where they fit. */
  adjustments: PriceAdjustment[];
  /** Chosen benefits that the new car offers, and those that it does not. */
  rights: ChosenRight[];
  rightsGone: ChosenRight[];
  released: Released[];
}

const releasedAdjustment = ({ code, name, amountFen }: PriceAdjustment, reason: string): Released => ({
  kind: 'benefit',
  code,
  name,
  amountFen: Math.max(0, amountFen),
  reason,
});

async function releasedBenefits(ctx: Ctx, row: OrderRow, { modelId }: ModelVersion): Promise<Released[]> {
  const benefits = await selectBenefits(ctx.db, row);
  return benefits
    .filter((benefit) => !benefit.isReleased && benefit.modelId !== null && benefit.modelId !== modelId)
    .map(({ benefitCode, name, amountFen }) => ({
      kind: 'benefit',
      code: benefitCode,
      name,
      amountFen,
      reason: changeTexts.boundToModel,
    }));
}

/**
 * Determines what a change to another version or model removes: chosen benefits that do not apply
 * to it; with another model, adjustments for the old one; and with another year, the compensation
 * for keeping the old year.
 */
export async function partWith(
  ctx: Ctx,
  row: OrderRow,
  kind: ChangeKind,
  modelVersion: ModelVersion,
): Promise<Parting> {
  const { kept, gone } = await splitRights(ctx, row.rights, modelVersion);
  const goneCodes = gone.map(({ rightCode }) => rightCode);
  const isOtherModel = kind === 'vehicle';
  const isBound = ({ source, code }: PriceAdjustment) => {
    if (source === 'right') return goneCodes.includes(code);
    // Coupons are judged anew at the new price.
    if (source === 'coupon') return true;
    return isOtherModel || (source === 'year' && kind === 'year');
  };
  const rights = gone.map(({ rightCode, name, priceFen }) => ({
    kind: 'right' as const,
    code: rightCode,
    name,
    amountFen: Math.max(0, -priceFen),
    reason: changeTexts.boundToModel,
  }));
  const bound = row.adjustments.filter(
    (adjustment) => adjustment.source !== 'right' && adjustment.source !== 'coupon' && isBound(adjustment),
  );
  return {
    adjustments: row.adjustments.filter((adjustment) => !isBound(adjustment)),
    rights: kept,
    rightsGone: gone,
    released: [
      ...rights,
      ...bound.map((adjustment) =>
        releasedAdjustment(adjustment, isOtherModel ? changeTexts.boundToModel : changeTexts.keepTakenBack),
      ),
      ...(isOtherModel ? await releasedBenefits(ctx, row, modelVersion) : []),
    ],
  };
}

/**
 * What the new price no longer includes: expired catalogue discounts, and adjustments of removed
 * options.
 */
export function notCounted(before: QuoteData, after: QuoteData, released: readonly PriceAdjustment[]): Released[] {
  const codes = new Set(after.lines.map(({ code }) => code));
  const gone = released.map(({ code }) => code);
  const discounts = before.lines
    .filter(({ kind, code }) => (kind === 'discount' || kind === 'coupon') && !codes.has(code) && !gone.includes(code))
    .map(({ kind, code, name, amountFen }) => ({
      kind: kind === 'coupon' ? ('coupon' as const) : ('discount' as const),
      code,
      name,
      amountFen: -amountFen,
      reason: kind === 'coupon' ? changeTexts.couponBack : changeTexts.discountOver,
    }));
  return [...discounts, ...released.map((adjustment) => releasedAdjustment(adjustment, changeTexts.noOptionToPay))];
}
