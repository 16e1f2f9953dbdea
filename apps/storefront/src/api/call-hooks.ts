import type { EndpointKey } from './api-types';

/** What is loaded after the first page and has a say in calls. */
export interface CallHooks {
  /** Runs a call by `go`, which may be given a token of the device-risk client. */
  around?: (key: EndpointKey, go: (riskToken?: string) => Promise<unknown>) => Promise<unknown>;
}

export const callHooks: CallHooks = {};
