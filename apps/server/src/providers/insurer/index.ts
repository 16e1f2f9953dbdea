import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createHttpInsurer } from './http-insurer';
import { createSandboxInsurer } from './sandbox/sandbox-insurer';
import type { InsurerProvider } from './types';
import { unconfiguredInsurer } from './unconfigured';

export type { InsurerQuote, QuoteCase } from './types';

/**
 * The insurers' gateway when configured, else the simulator; in production without a gateway customers bring a policy of
 * their own.
 */
export function createInsurer(config: Config, log: Logger): InsurerProvider {
  const { insurerApiUrl, insurerMerchantId, insurerSecret } = config;
  if (insurerApiUrl && insurerMerchantId && insurerSecret)
    return createHttpInsurer({ url: insurerApiUrl, merchantId: insurerMerchantId, secret: insurerSecret }, log);
  return config.isDemo ? createSandboxInsurer() : unconfiguredInsurer;
}
