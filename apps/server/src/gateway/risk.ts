import type { EndpointKey } from '@voltfront/contract';
import type { Ctx } from '../kernel/context';

/**
 * Checks the risk token of requests to endpoints with `risk: true`; implemented by the risk module.
 */
export interface RiskGuard {
  /**
   * Runs before the input is parsed, outside a transaction. @throws CAPTCHA_REQUIRED, RISK_REFUSED
   */
  check(ctx: Ctx, key: EndpointKey): Promise<void>;
}

declare module '../kernel/context' {
  interface AppServices {
    /** Missing where the risk module is not loaded (tests of single modules). */
    riskGuard?: RiskGuard;
  }
}
