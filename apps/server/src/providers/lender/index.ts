import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createHttpLender } from './http-lender';
import { createSandboxLender } from './sandbox/sandbox-lender';
import type { LenderProvider } from './types';
import { unconfiguredLender } from './unconfigured';

export * from './types';

/**
 * The lenders' gateway when configured, else the simulator; in production without a gateway
 * customers are sent to a store.
 */
export function createLender(config: Config, log: Logger): LenderProvider {
  const { lenderApiUrl, lenderMerchantId, lenderSecret } = config;
  if (lenderApiUrl && lenderMerchantId && lenderSecret)
    return createHttpLender({ url: lenderApiUrl, merchantId: lenderMerchantId, secret: lenderSecret }, log);
  return config.isDemo ? createSandboxLender() : unconfiguredLender;
}
