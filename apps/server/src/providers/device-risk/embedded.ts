import { type Condition, RISK_LEVELS, type RiskRule, riskRules } from './rules';
import type { Assessment, DeviceFacts, DeviceRiskProvider } from './types';

function holds(condition: Condition, facts: DeviceFacts): boolean {
  const value = facts[condition.fact];
  if (value === null) return false;
  if ('has' in condition) return Array.isArray(value) && value.includes(condition.has);
  if ('is' in condition) return value === condition.is;
  if (typeof value !== 'number') return false;
  return 'atLeast' in condition ? value >= condition.atLeast : value < condition.below;
}

/**
 * Scores facts by rules. From 40 points a device is medium, from 80 high.
 * @example an automated browser (50) whose taps have no duration (20) has 70 points: medium
 */
export function weigh(facts: DeviceFacts, rules: readonly RiskRule[] = riskRules): Assessment {
  const broken = rules.filter((rule) => rule.when.every((condition) => holds(condition, facts)));
  const score = broken.reduce((sum, rule) => sum + rule.points, 0);
  const level = score >= RISK_LEVELS.high ? 'high' : score >= RISK_LEVELS.medium ? 'medium' : 'low';
  return { level, score, reasons: broken.map((rule) => rule.id) };
}

/** The server's own rules: explainable, without an external service. */
export const embeddedDeviceRisk: DeviceRiskProvider = {
  key: 'embedded',
  assess: async (_subject, facts) => weigh(facts),
};
