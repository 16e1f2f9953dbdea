import type { Endpoint } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Cache } from '../kernel/cache';
import type { Config } from '../kernel/config';
import { refuse } from '../kernel/errors';

/** Several visitors may share one IP address. */
const PEOPLE_PER_ADDRESS = 5;

/** Response data of a rate limit: when to retry, in whole seconds. */
const retryData = (resetMs: number) => ({ retryAfterS: Math.max(1, Math.ceil(resetMs / 1000)) });

/** Rate limit per IP address, checked before everything else. @throws RATE_BUCKET */
export async function limitAddress(cache: Cache, config: Config, ip: string): Promise<void> {
  const { count, resetMs } = await cache.increment(`rate:ip:${ip}`, MINUTE_MS);
  if (count > config.rateAddressPerMinute) throw refuse('RATE_BUCKET', { data: retryData(resetMs) });
}

/**
 * Rate limit on HTML pages per IP address, because each page loads data and renders a first screen.
 * @throws RATE_BUCKET
 */
export async function limitPages(cache: Cache, config: Config, ip: string): Promise<void> {
  const { count, resetMs } = await cache.increment(`rate:page:${ip}`, MINUTE_MS);
  if (count > config.ratePagesPerMinute) throw refuse('RATE_BUCKET', { data: retryData(resetMs) });
}

/** Rate limit per person over all endpoints. @throws RATE_BUCKET */
export async function limitPerson(cache: Cache, config: Config, accountId: string): Promise<void> {
  const { count, resetMs } = await cache.increment(`rate:person:${accountId}`, MINUTE_MS);
  if (count > config.ratePersonPerMinute) throw refuse('RATE_BUCKET', { data: retryData(resetMs) });
}

/** Rate limit per person (or address) and endpoint. @throws TOO_FREQUENT */
export async function limitEndpoint(
  cache: Cache,
  config: Config,
  call: { key: string; rate: NonNullable<Endpoint['rate']>; accountId: string | null; ip: string },
): Promise<void> {
  if (call.rate === 'read') return;
  const base = call.rate === 'heavy' ? config.rateHeavyPerMinute : config.rateWritePerMinute;
  const who = call.accountId ?? call.ip;
  const max = call.accountId ? base : base * PEOPLE_PER_ADDRESS;
  const { count, resetMs } = await cache.increment(`rate:${call.key}:${who}`, MINUTE_MS);
  if (count > max) throw refuse('TOO_FREQUENT', { data: retryData(resetMs) });
}
