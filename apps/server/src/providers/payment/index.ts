import type { Config } from '../../kernel/config';
import { alipayOptions } from './alipay/alipay-options';
import { createAlipay } from './alipay/alipay-provider';
import { createSandbox } from './sandbox/sandbox-provider';
import type { PaymentProviders } from './types';
import { wechatPayOptions } from './wechat/wechat-options';
import { createWechatPay } from './wechat/wechat-provider';

export { type DayStatement, StatementBroken, type StatementFault } from './statement/statement.types';
export { dayStart, READY_AFTER_MS } from './statement/statement-day';
export * from './types';

/**
 * The payment services of this run: the configured ones, and in demo runs the sandbox, which takes
 * no real money.
 */
export function createPaymentProviders(config: Config): PaymentProviders {
  const wechat = wechatPayOptions(config);
  const alipay = alipayOptions(config);
  const all = [
    ...(config.isDemo ? [createSandbox({ noticeDelayMs: config.sandboxNoticeDelayMs })] : []),
    ...(wechat ? [createWechatPay(wechat)] : []),
    ...(alipay ? [createAlipay(alipay)] : []),
  ];
  return { all, find: (method) => all.find((provider) => provider.method === method) };
}
