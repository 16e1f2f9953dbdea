import type { Endpoint } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Cache } from '../kernel/cache';
import type { Config } from '../kernel/config';
import { refuse } from '../kernel/errors';

/** Visitors behind one address are several people. */
const PEOPLE_PER_ADDRESS = 5;

/** Retry hint of a full bucket, in whole seconds. */
const retryData = (resetMs: number) => ({ retryAfterS: Math.max(1, Math.ceil(resetMs / 1000)) });

/** Refuses an address that asks too much, before anything else is done for it. @throws RATE_BUCKET */
export async function limitAddress(cache: Cache, config: Config, ip: string): Promise<void> {
  const { count, resetMs } = await cache.increment(`rate:ip:${ip}`, MINUTE_MS);
  if (count > config.rateAddressPerMinute) throw refuse('RATE_BUCKET', { data: retryData(resetMs) });
}

/** Refuses an address that asks for too many HTML pages, each of which costs data and a first screen. @throws RATE_BUCKET */
export async function limitPages(cache: Cache, config: Config, ip: string): Promise<void> {
  const { count, resetMs } = await cache.increment(`rate:page:${ip}`, MINUTE_MS);
  if (count > config.ratePagesPerMinute) throw refuse('RATE_BUCKET', { data: retryData(resetMs) });
}

/** Refuses a person that asks too much over all endpoints. @throws RATE_BUCKET */
export async function limitPerson(cache: Cache, config: Config, accountId: string): Promise<void> {
  const { count, resetMs } = await cache.increment(`rate:person:${accountId}`, MINUTE_MS);
  if (count > config.ratePersonPerMinute) throw refuse('RATE_BUCKET', { data: retryData(resetMs) });
}

/** Refuses too many calls of one person (or address) to one endpoint. @throws TOO_FREQUENT */
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
