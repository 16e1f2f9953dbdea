import type { EndpointKey } from './api-types';

/** Hooks of calls that are loaded after the first page. */
export interface CallHooks {
  /** Runs a call by `go`, which may be given a token of the device-risk client. */
  around?: (key: EndpointKey, go: (riskToken?: string) => Promise<unknown>) => Promise<unknown>;
}

export const callHooks: CallHooks = {};
