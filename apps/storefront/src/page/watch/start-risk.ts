import { brand } from '@voltfront/brand';
import { riskCalls } from '@voltfront/contract/risk-calls';
import { createHands, createRiskClient, type RiskCalls, type RiskClient, timedAsync } from '@voltfront/risk';
import { api, type EndpointKey, serverNow } from '@/api';
import type { RoutePath } from '@/navigation';
import { onLeave } from '@/platform/leave';
import { randomText } from '@/platform/random';
import { observeHands, readSignals, traits } from '@/platform/risk';
import { sha1 } from '@/platform/sha1';
import { getSession, stored } from '@/session';
import { postLeaving } from './calls';

/** A call waits this long (ms) for its token, then it is made without one: buying is never held up. */
export const TOKEN_WAIT_MS = 800;

const DEVICE_ID_LENGTH = 24;
const BEHAVIOUR = 'POST /api/basic/v1/risk/behaviour';

const calls: RiskCalls = {
  config: () => api('GET /api/basic/v1/risk/config', { silent: true }),
  token: (body) => api('POST /api/basic/v1/risk/token', { body, silent: true }),
  behaviour: (body, isLeaving) => (isLeaving ? postLeaving(BEHAVIOUR, body) : api(BEHAVIOUR, { body, silent: true })),
  forget: (body) => api('POST /api/basic/v1/risk/forget', { body, silent: true }),
};

function deviceId(): string {
  const known = stored.get('RISK_DEVICE');
  if (typeof known === 'string' && known.length === DEVICE_ID_LENGTH) return known;
  const fresh = randomText(DEVICE_ID_LENGTH);
  stored.set('RISK_DEVICE', fresh);
  return fresh;
}

/** Pages whose main action checks risk: their token is asked for while the customer reads. */
const READY_ON: readonly string[] = [
  '/pages/login/index',
  '/pages/login/code',
  '/pagesOrder/confirm/index',
  '/pagesOrder/pay/index',
] satisfies RoutePath[];

/** The device-risk client at work. */
export interface RiskWatch {
  /** Token for a call that checks risk; undefined for other calls, and when it is not ready in time. */
  tokenFor(key: EndpointKey): Promise<string | undefined>;
  /** A page became visible. */
  pageShown(route: string): void;
  /** Consent was taken back. */
  stop(): void;
}

const session = () => getSession().token ?? '';

async function tokenFor(client: RiskClient, key: EndpointKey): Promise<string | undefined> {
  if (!riskCalls.includes(key)) return undefined;
  const result = await timedAsync(() => client.getToken(session()), TOKEN_WAIT_MS);
  return result.code === 'ok' ? result.value : undefined;
}

/** Starts the client. Call it after consent alone. */
export function startRisk(): RiskWatch {
  const hands = createHands(Date.now);
  const endHands = observeHands(hands);
  // A platform that tells no touches must not look like one whose owner never touches it.
  const summary = () => (endHands ? hands.summary() : { ...hands.summary(), ageMs: 0 });
  const client = createRiskClient({
    productId: brand.product,
    calls,
    device: { readSignals, traits, hash: sha1, deviceId },
    hands: {
      ...hands,
      summary,
      get waiting() {
        return hands.waiting;
      },
    },
    now: serverNow,
    random: Math.random,
  });
  client.start();
  const endLeave = onLeave(() => void client.flush(true));
  return {
    tokenFor: (key) => tokenFor(client, key),
    pageShown(route) {
      if (READY_ON.includes(route)) void timedAsync(() => client.getToken(session()));
    },
    stop() {
      endHands?.();
      endLeave();
      stored.remove('RISK_DEVICE');
      void client.forget();
    },
  };
}
