import type { EquityBenefitData } from '@voltfront/contract';

/** Benefits that can be had or are had: the ones a customer may choose among. */
const isOpen = ({ state }: EquityBenefitData): boolean => state === 'applied' || state === 'available';

/** Whether a benefit is one side of a choice: another open one excludes it. */
export const isAlternative = (benefit: EquityBenefitData, all: readonly EquityBenefitData[]): boolean =>
  benefit.exclusiveGroup !== null &&
  isOpen(benefit) &&
  all.some(
    (other) =>
      other.benefitCode !== benefit.benefitCode && other.exclusiveGroup === benefit.exclusiveGroup && isOpen(other),
  );

/**
 * Codes after a benefit is taken: it replaces the ones it excludes, all others stay.
 *
 * Example: 抵扣 and 免费选装 exclude each other, 抵扣 and 优先号 are applied; taking 免费选装 leaves 优先号 and 免费选装.
 */
export function takeBenefit(all: readonly EquityBenefitData[], codes: readonly string[], taken: string): string[] {
  const group = all.find(({ benefitCode }) => benefitCode === taken)?.exclusiveGroup ?? null;
  const excluded = all
    .filter((each) => group !== null && each.exclusiveGroup === group)
    .map((each) => each.benefitCode);
  return [...codes.filter((code) => code !== taken && !excluded.includes(code)), taken];
}

/** The next moment at which one of the benefits in use ends, or null. Epoch milliseconds. */
export function nextEnd(benefits: readonly EquityBenefitData[]): number | null {
  const ends = benefits.filter(isOpen).flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return ends.length > 0 ? Math.min(...ends) : null;
}
