import type { EndpointKey } from '@voltfront/contract';
import type { Ctx } from '../kernel/context';

/** Looks at the risk token of calls with `risk: true`; given by the risk module. */
export interface RiskGuard {
  /** Runs before the input is looked at, outside a transaction. @throws CAPTCHA_REQUIRED, RISK_REFUSED */
  check(ctx: Ctx, key: EndpointKey): Promise<void>;
}

declare module '../kernel/context' {
  interface AppServices {
    /** Missing where the risk module is not loaded (tests of single modules). */
    riskGuard?: RiskGuard;
  }
}
