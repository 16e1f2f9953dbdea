import { t } from '@lingui/core/macro';
import type { RefundDetailData, RefundPartData, RefundStateData } from '@voltfront/contract';
import { methodName } from '@/features/payment/payment-words';

/** How people call the state of a refund. */
export function refundStateName(state: RefundStateData): string {
  const names: Record<RefundStateData, string> = {
    inReview: t`审核中`,
    approved: t`审核通过`,
    sending: t`退款中`,
    received: t`退款已到账`,
    rejected: t`退款未通过`,
    withdrawn: t`已撤回`,
    failed: t`退款未成功`,
  };
  return names[state];
}

/** What happens next, below the state. */
export function refundHint({ state, days: { from, to } }: Pick<RefundDetailData, 'state' | 'days'>): string {
  const hints: Record<RefundStateData, string> = {
    inReview: t`审核期间可撤回申请，订单将恢复为申请前的状态`,
    approved: t`正在提交银行办理`,
    sending: t`预计 ${from}–${to} 个工作日到账，以银行为准`,
    received: t`全部款项已退回，订单已关闭`,
    rejected: t`订单已恢复，您可以继续购车或再次申请`,
    withdrawn: t`订单已恢复为申请前的状态`,
    failed: t`请填写收款账户，我们将转账给您`,
  };
  return hints[state];
}

/** Where a payment goes back to. */
export const wayName = ({ channel, method }: Pick<RefundPartData, 'channel' | 'method'>): string => {
  const name = methodName(method);
  return channel === 'bank' ? t`转入银行账户` : t`原路退回${name}`;
};

/** State of one payment of a refund. */
export function partStateName(state: RefundPartData['state']): string {
  const names: Record<RefundPartData['state'], string> = {
    waiting: t`待退回`,
    sending: t`退回中`,
    done: t`已退回`,
    failed: t`未成功`,
  };
  return names[state];
}
