import type { Config } from '../../kernel/config';
import { createSandbox } from './sandbox/sandbox-provider';
import type { PaymentProviders } from './types';
import { unconfiguredProvider } from './unconfigured';

export * from './types';

/** The payment services of this run. The sandbox takes no real money, so only demo runs have it. */
export function createPaymentProviders(config: Config): PaymentProviders {
  const all = [
    ...(config.isDemo ? [createSandbox({ noticeDelayMs: config.sandboxNoticeDelayMs })] : []),
    unconfiguredProvider('wechat', '微信支付'),
    unconfiguredProvider('alipay', '支付宝'),
  ];
  return { all, find: (method) => all.find((provider) => provider.method === method) };
}
