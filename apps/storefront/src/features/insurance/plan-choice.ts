import type { InsuranceData } from './insurance-words';

type Insurer = InsuranceData['insurers'][number];

/** A plan as it is being chosen. */
export interface PlanChoice {
  insurerId: string;
  thirdPartyYuan: number;
  hasDamage: boolean;
  extras: string[];
}

/** Limit that is proposed, in yuan. */
const USUAL_LIMIT_YUAN = 2_000_000;

/** What of a choice an insurer offers: the limit, or the one to propose; the extras that it has. */
export function fitTo(insurer: Insurer, choice: Omit<PlanChoice, 'insurerId'>): PlanChoice {
  const { insurerId, thirdPartyYuan: limits, extras } = insurer;
  const usual = limits.includes(USUAL_LIMIT_YUAN) ? USUAL_LIMIT_YUAN : (limits[0] ?? 0);
  return {
    insurerId,
    thirdPartyYuan: limits.includes(choice.thirdPartyYuan) ? choice.thirdPartyYuan : usual,
    hasDamage: choice.hasDamage,
    extras: choice.extras.filter((code) => extras.some((extra) => extra.code === code)),
  };
}

/** The choice that the form begins with: the plan asked for last, else the first insurer with the usual cover. */
export function startPlan({ insurers, request }: Pick<InsuranceData, 'insurers' | 'request'>): PlanChoice | null {
  const insurer = insurers.find(({ insurerId }) => insurerId === request?.insurerId) ?? insurers[0];
  if (!insurer) return null;
  return fitTo(insurer, request?.choice ?? { thirdPartyYuan: USUAL_LIMIT_YUAN, hasDamage: true, extras: [] });
}

/** Adds an extra, or takes it away. */
export const toggleExtra = (choice: PlanChoice, code: string): PlanChoice => ({
  ...choice,
  extras: choice.extras.includes(code) ? choice.extras.filter((each) => each !== code) : [...choice.extras, code],
});
