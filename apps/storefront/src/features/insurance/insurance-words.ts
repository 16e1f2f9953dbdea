import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import type { TagProps } from '@/ui';

/** The insurance of an order as its page shows it. */
export type InsuranceData = ReplyOf<'GET /api/mporder/v1/insurance'>;

/** Name of a state. */
export function insuranceStateName(state: InsuranceData['state']): string {
  const names: Record<InsuranceData['state'], string> = {
    none: t`未选择`,
    quoting: t`报价中`,
    quoted: t`已报价`,
    issued: t`已出单`,
    ownPolicyInReview: t`自行投保 · 审核中`,
    ownPolicyAccepted: t`自行投保 · 已通过`,
    ownPolicyRejected: t`自行投保 · 未通过`,
  };
  return names[state];
}

/** Colour of a state: amber asks the customer for something, green is done. */
export function insuranceStateTone(state: InsuranceData['state']): NonNullable<TagProps['tone']> {
  if (state === 'issued' || state === 'ownPolicyAccepted') return 'success';
  if (state === 'ownPolicyRejected') return 'danger';
  return state === 'none' || state === 'quoted' ? 'warning' : 'accent';
}

/** 1,000,000 yuan as `100 万`. */
export const limitWords = (yuan: number): string => t`${yuan / 10_000} 万`;
