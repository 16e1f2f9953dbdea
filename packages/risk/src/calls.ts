import { MINUTE_MS } from '@voltfront/rules/time';
import { RiskFailure, type RiskFailureCode, riskFailures } from './failure';
import type { HandsSummary, KeyEntry, TouchEntry } from './hands';
import { REQUEST_TIMEOUT_MS, timedAsync } from './timed-async';
import type { DeviceSignals } from './types';

/** The configuration is good for this long (ms). */
export const CONFIG_TTL_MS = MINUTE_MS;

/** What the server says about how to work. */
export interface RiskConfig {
  seed: string;
  /** Share of devices that report behaviour, 0 to 1. */
  sample: number;
}

/** What a token is asked for with. */
export interface TokenRequest {
  productId: string;
  seed: string;
  deviceId: string;
  fingerprint: string;
  signals: DeviceSignals;
  hands: HandsSummary;
}

/** The calls to the server, made by the host; each rejects when it is refused or gets no response. */
export interface RiskCalls {
  config: () => Promise<RiskConfig>;
  token: (body: TokenRequest) => Promise<{ token: string; expiresAt: number }>;
  behaviour: (body: { token: string; touches: TouchEntry[]; keys: KeyEntry[] }, isLeaving: boolean) => Promise<unknown>;
  forget: (body: { token: string }) => Promise<unknown>;
}

/** Runs a request for at most 6000 ms. @throws RiskFailure 2002 when it took longer, `code` when it failed */
export async function within<T>(work: () => Promise<T>, code: RiskFailureCode): Promise<T> {
  const result = await timedAsync(work, REQUEST_TIMEOUT_MS);
  if (result.code === 'ok') return result.value;
  if (result.code === -102) throw new RiskFailure(riskFailures.timeout);
  throw new RiskFailure(code, result.reason);
}

/** Fetches the configuration, and again once its time is over. @throws RiskFailure 2001, 2002 */
export function configCache(calls: RiskCalls, now: () => number): () => Promise<RiskConfig> {
  let kept: { config: RiskConfig; until: number } | null = null;
  return async () => {
    if (kept && kept.until > now()) return kept.config;
    const config = await within(calls.config, riskFailures.configuration);
    if (typeof config?.seed !== 'string') throw new RiskFailure(riskFailures.configuration);
    kept = { config, until: now() + CONFIG_TTL_MS };
    return config;
  };
}
