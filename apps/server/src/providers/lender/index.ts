import type { Config } from '../../kernel/config';
import type { Logger } from '../../kernel/log';
import { createHttpLender } from './http-lender';
import { createSandboxLender } from './sandbox/sandbox-lender';
import type { LenderProvider } from './types';
import { unconfiguredLender } from './unconfigured';

export * from './types';

/** The gateway of lenders when it is set, else the stand-in; runs for real customers without it send people to the store. */
export function createLender(config: Config, log: Logger): LenderProvider {
  const { lenderApiUrl, lenderMerchantId, lenderSecret } = config;
  if (lenderApiUrl && lenderMerchantId && lenderSecret)
    return createHttpLender({ url: lenderApiUrl, merchantId: lenderMerchantId, secret: lenderSecret }, log);
  return config.isDemo ? createSandboxLender() : unconfiguredLender;
}
