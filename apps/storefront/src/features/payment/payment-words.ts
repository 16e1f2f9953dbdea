import { t } from '@lingui/core/macro';

/** Displayed name of a payment method. */
export function methodName(method: string): string {
  const names: Record<string, string> = { sandbox: t`沙箱收银台`, wechat: t`微信支付`, alipay: t`支付宝` };
  return names[method] ?? method;
}

/** Displayed name of a payment's state. */
export function paymentStateName(state: string): string {
  const names: Record<string, string> = {
    pending: t`处理中`,
    paid: t`已支付`,
    failed: t`支付失败`,
    closed: t`已关闭`,
    refunding: t`退款中`,
    refunded: t`已退款`,
  };
  return names[state] ?? state;
}
