import { t } from '@lingui/core/macro';
import type { LeadData } from '@voltfront/contract';
import type { TagProps } from '@/ui';

/** How a customer is related to the employee. */
export function relationName(relation: LeadData['relation']): string {
  const names: Record<LeadData['relation'], string> = { relative: t`亲戚`, friend: t`朋友`, client: t`客户` };
  return names[relation];
}

/** Where a lead stands. */
export function leadStateName(state: LeadData['state']): string {
  const names: Record<LeadData['state'], string> = {
    waiting: t`待跟进`,
    driven: t`已试驾`,
    deposit: t`已下定`,
    delivered: t`已交付`,
    lapsed: t`已失效`,
  };
  return names[state];
}

/** Colour of where a lead stands. */
export function leadTone(state: LeadData['state']): NonNullable<TagProps['tone']> {
  if (state === 'lapsed') return 'neutral';
  return state === 'waiting' ? 'warning' : 'success';
}

/** A line of a lead's timeline. */
export function leadStepName(step: LeadData['steps'][number]['step']): string {
  if (step === 'waiting') return t`推荐成功，等待顾问跟进`;
  if (step === 'extended') return t`保护期已延长`;
  if (step === 'refunded') return t`订单已退款`;
  return leadStateName(step);
}
