import { shanghaiParts } from '../format/shanghai-time';

/** How often the gift of a benefit can be claimed. */
export const BENEFIT_PERIODS = ['month', 'quarter', 'year'] as const;
export type BenefitPeriod = (typeof BENEFIT_PERIODS)[number];

/** The period of a moment in Shanghai: `2026-11`, `2026-Q4` or `2026`. */
export function periodKey(period: BenefitPeriod, at: number): string {
  const { year, month } = shanghaiParts(at);
  if (period === 'month') return `${year}-${String(month).padStart(2, '0')}`;
  return period === 'quarter' ? `${year}-Q${Math.ceil(month / 3)}` : `${year}`;
}
