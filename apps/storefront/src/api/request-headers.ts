import { headers, nonceLength } from '@voltfront/contract/headers';
import { apiSecret, platformCode } from '@/platform/environment';
import { randomText } from '@/platform/random';
import { sha1 } from '@/platform/sha1';
import { language } from '@/session';
import { serverNow } from './server-clock';

/** Headers of one attempt. Each attempt needs its own nonce. */
export interface AttemptHeaders {
  token: string | null;
  idempotencyKey?: string;
  riskToken?: string;
  /** Ticket of 2000001. */
  ticket?: string;
  /** One-time ticket of the captcha. */
  captcha?: string;
}

/** Signature, person, platform and language of a request. */
export function requestHeaders(attempt: AttemptHeaders, now = serverNow()): Record<string, string> {
  const nonce = randomText(nonceLength);
  const optional: Record<string, string | undefined> = {
    [headers.authorization]: attempt.token ? `Bearer ${attempt.token}` : undefined,
    [headers.idempotencyKey]: attempt.idempotencyKey,
    [headers.risk]: attempt.riskToken,
    [headers.ticket]: attempt.ticket,
    [headers.captcha]: attempt.captcha,
  };
  const result: Record<string, string> = {
    [headers.nonce]: nonce,
    [headers.timestamp]: String(now),
    [headers.sign]: sha1(nonce + now + apiSecret),
    [headers.platform]: platformCode(),
    [headers.language]: language(),
  };
  for (const [name, value] of Object.entries(optional)) if (value) result[name] = value;
  return result;
}
