import { MINUTE_MS } from '@voltfront/rules/time';
import { configCache, type RiskCalls, type RiskConfig, within } from './calls';
import { RiskFailure, riskFailures } from './failure';
import { makeFingerprint } from './fingerprint';
import type { Hands } from './hands';
import { REQUEST_TIMEOUT_MS, timedAsync } from './timed-async';
import { createTokenKeeper, type KeptToken } from './token-keeper';
import type { RiskDevice } from './types';

/** Pause (ms) between two behaviour reports. */
export const FLUSH_MS = 5 * MINUTE_MS;
/** A product id has fewer characters than this. */
const PRODUCT_ID_LIMIT = 20;

/** What a client is made of. */
export interface RiskClientOptions {
  /** Code of the product, below 20 characters. */
  productId: string;
  calls: RiskCalls;
  device: RiskDevice;
  hands: Hands;
  /** The server's time in epoch milliseconds. */
  now: () => number;
  /** 0 to 1, to draw whether this device reports behaviour. */
  random: () => number;
}

/** The device-risk client. Make it after consent alone. */
export interface RiskClient {
  /**
   * A token for calls of this session: the kept one while it is good, else a new one. Callers at once share one request.
   * @throws RiskFailure 2001 no configuration, 2002 no answer in 6000 ms, 2004 refused
   */
  getToken(session: string): Promise<string>;
  /** Begins to report behaviour every 5 minutes. */
  start(): void;
  /** Reports what waits, if there is a token to report it with. Never rejects. */
  flush(isLeaving?: boolean): Promise<void>;
  /** Consent was taken back: stops, drops everything and has the server forget. Never rejects. */
  forget(): Promise<void>;
}

/** Asks the device and then the server. The device is asked for its fingerprint once. */
function tokenSource(options: RiskClientOptions, config: () => Promise<RiskConfig>) {
  const { productId, calls, device, hands } = options;
  let fingerprint: Promise<string> | null = null;
  return async (session: string): Promise<KeptToken> => {
    fingerprint ??= makeFingerprint(device.traits, device.hash);
    const [{ seed }, print, signals] = await Promise.all([config(), fingerprint, device.readSignals()]);
    const about = { productId, seed, deviceId: device.deviceId(), fingerprint: print };
    const body = { ...about, signals, hands: hands.summary() };
    const answer = await within(() => calls.token(body), riskFailures.refused);
    if (typeof answer?.token !== 'string') throw new RiskFailure(riskFailures.refused);
    return { session, token: answer.token, expiresAt: answer.expiresAt };
  };
}

/**
 * Makes a client.
 * @throws RangeError for a product id that is empty or has 20 characters or more
 */
export function createRiskClient(options: RiskClientOptions): RiskClient {
  const { productId, calls, hands, now, random } = options;
  if (productId === '' || productId.length >= PRODUCT_ID_LIMIT) throw new RangeError('device risk: invalid product id');
  const config = configCache(calls, now);
  const keeper = createTokenKeeper(tokenSource(options, config), now);
  const draw = random();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isForgotten = false;

  const flush = async (isLeaving = false): Promise<void> => {
    const token = keeper.current();
    if (token === null || hands.waiting === 0) return;
    const settings = await timedAsync(config);
    const report = hands.drain();
    if (settings.code === 'ok' && draw < settings.value.sample)
      await timedAsync(() => calls.behaviour({ token, ...report }, isLeaving), REQUEST_TIMEOUT_MS);
  };

  return {
    async getToken(session) {
      if (isForgotten) throw new RiskFailure(riskFailures.refused);
      return keeper.get(session);
    },
    start() {
      timer ??= setInterval(() => void flush(), FLUSH_MS);
    },
    flush,
    async forget() {
      isForgotten = true;
      clearInterval(timer);
      hands.drain();
      const token = await keeper.drop();
      if (token !== null) await timedAsync(() => calls.forget({ token }), REQUEST_TIMEOUT_MS);
    },
  };
}
