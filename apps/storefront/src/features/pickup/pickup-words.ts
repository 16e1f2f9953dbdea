import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';

/** The pickup of an order as its page shows it. */
export type PickupData = ReplyOf<'GET /api/mporder/v1/pickup'>;

type StepKey = PickupData['steps'][number]['key'];

/** Name of a step before the pickup. */
export function stepName(key: StepKey): string {
  const names: Record<StepKey, string> = { payment: t`支付尾款`, insurance: t`办理车险`, inspection: t`确认验车报告` };
  return names[key];
}

/** `123 456`: read out more easily. */
export const groupedCode = (code: string): string => code.replace(/(\d{3})(?=\d)/g, '$1 ');
