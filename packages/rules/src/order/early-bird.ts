import { type AdjustableLine, adjustmentFen } from './price-adjustments';

/** A benefit that a blind or intention order holds. */
export interface EarlyBirdBenefit {
  benefitCode: string;
  kind: 'offset' | 'freeOption' | 'priority';
  name: string;
  /** Most that a free option takes off; the amount that counts of an offset. In fen. */
  amountFen: number;
  /** Options that can be free; null for other kinds. */
  productCodes: readonly string[] | null;
  /** Model it is for; null for every model. */
  modelId: string | null;
  /** Only one benefit of a group counts. */
  exclusiveGroup: string | null;
  /** It counts before this moment; null without an end. */
  endsAtMs: number | null;
  /** Given up, for example with a change of the model. */
  isReleased: boolean;
}

/** State of a benefit for a configuration: 已抵扣, 可选 (another one was chosen), 不适用, 已过期. */
export interface JudgedBenefit<T extends EarlyBirdBenefit> {
  benefit: T;
  state: 'applied' | 'available' | 'notFitting' | 'expired';
  /** Value with this configuration, in fen. */
  amountFen: number;
}

/** Input for judging benefits. `chosen`: codes the customer picked; null picks the best. */
export interface BenefitSituation {
  modelId: string;
  lines: readonly AdjustableLine[];
  nowMs: number;
  chosen: readonly string[] | null;
}

function worthFen(benefit: EarlyBirdBenefit, { modelId, lines }: BenefitSituation): number | null {
  if (benefit.isReleased || (benefit.modelId !== null && benefit.modelId !== modelId)) return null;
  if (benefit.kind !== 'freeOption') return benefit.amountFen;
  const { benefitCode: code, name, amountFen, productCodes } = benefit;
  const fen = adjustmentFen({ source: 'earlyBird', code, name, amountFen, productCodes }, lines);
  return fen === null || fen <= 0 ? null : fen;
}

function judgeAlone<T extends EarlyBirdBenefit>(benefit: T, situation: BenefitSituation): JudgedBenefit<T> {
  const isOver = benefit.endsAtMs !== null && situation.nowMs >= benefit.endsAtMs;
  if (isOver && !benefit.isReleased) return { benefit, state: 'expired', amountFen: 0 };
  const fen = worthFen(benefit, situation);
  return { benefit, state: fen === null ? 'notFitting' : 'available', amountFen: fen ?? 0 };
}

/** Codes that count: of each exclusive group the first one chosen, or the one worth most. Offset and priority always do. */
function countedCodes(open: readonly JudgedBenefit<EarlyBirdBenefit>[], chosen: readonly string[] | null): Set<string> {
  const counted = new Set<string>();
  const filled = new Set<string>();
  const byWorth = [...open].sort((a, b) => b.amountFen - a.amountFen);
  for (const { benefit } of byWorth) {
    const { benefitCode, exclusiveGroup, kind } = benefit;
    if (kind === 'freeOption' && chosen !== null && !chosen.includes(benefitCode)) continue;
    if (exclusiveGroup !== null && filled.has(exclusiveGroup)) continue;
    counted.add(benefitCode);
    if (exclusiveGroup !== null) filled.add(exclusiveGroup);
  }
  return counted;
}

/**
 * Judges all benefits of an order for one configuration at one moment.
 *
 * Example: a free paint up to 6 000 and a free sound package up to 9 000 exclude each other; with both chosen and nothing picked
 * the sound package is `applied`, the paint stays `available`.
 */
export function judgeBenefits<T extends EarlyBirdBenefit>(
  benefits: readonly T[],
  situation: BenefitSituation,
): JudgedBenefit<T>[] {
  const judged = benefits.map((benefit) => judgeAlone(benefit, situation));
  const counted = countedCodes(
    judged.filter(({ state }) => state === 'available'),
    situation.chosen,
  );
  return judged.map((entry) =>
    entry.state === 'available' && counted.has(entry.benefit.benefitCode) ? { ...entry, state: 'applied' } : entry,
  );
}
