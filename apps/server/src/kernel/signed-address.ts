import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { AppServices } from './context';

/**
 * A signed URL is valid for 10 to 15 minutes: within a step it stays the same, so that images of a
 * list loaded twice do not flicker.
 */
const OPEN_MS = 10 * MINUTE_MS;
const STEP_MS = 5 * MINUTE_MS;

/** The signature parameters of the query. */
export interface AddressProof {
  /** Epoch milliseconds. */
  until?: unknown;
  sign?: unknown;
}

const signOf = ({ config }: AppServices, path: string, until: string): string =>
  createHmac('sha256', config.dataSecret).update(`address:${until}:${path}`).digest('base64url');

/**
 * A signed URL of a personal file, for somebody who may see it now: `{path}?until=…&sign=…`. It
 * expires by itself.
 */
export function signAddress(app: AppServices, path: string): string {
  const until = String(Math.ceil((app.clock.now() + OPEN_MS) / STEP_MS) * STEP_MS);
  return `${path}?until=${until}&sign=${signOf(app, path, until)}`;
}

/** Whether a URL was signed by this shop and has not expired. */
export function isOpenAddress(app: AppServices, path: string, { until, sign }: AddressProof): boolean {
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{13}$/.test(until)) return false;
  const [given, right] = [Buffer.from(sign), Buffer.from(signOf(app, path, until))];
  return given.length === right.length && timingSafeEqual(given, right) && app.clock.now() < Number(until);
}
