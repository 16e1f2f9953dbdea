import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from '../../../kernel/context';
import { randomToken } from '../../../kernel/ids';
import { findSecret, keepSecret } from './sandbox-bank.repository';

/** Signature headers of a notice. */
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';
export const SANDBOX_TIMESTAMP = 'x-sandbox-timestamp';

/** A notice is refused when its timestamp is off by more than this, in either direction. */
export const SANDBOX_WINDOW_MS = 10 * MINUTE_MS;

const known = new WeakMap<AppServices, string>();

/**
 * The shared secret. It is random and stored in the database, so that all processes use the same
 * one.
 */
export async function sandboxSecret(ctx: Ctx): Promise<string> {
  const kept = known.get(ctx.app);
  if (kept) return kept;
  const found = await findSecret(ctx.db);
  if (found !== undefined) {
    known.set(ctx.app, found);
    return found;
  }
  await keepSecret(ctx.db, randomToken());
  return (await findSecret(ctx.db)) ?? '';
}

/** HMAC-SHA-256 over timestamp and raw body, in hex. */
export function signNotice(secret: string, timestamp: string, rawBody: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
}

/** Verifies a signature in constant time. */
export function isSignedNotice(secret: string, timestamp: string, rawBody: Buffer, signature: string): boolean {
  const right = Buffer.from(signNotice(secret, timestamp, rawBody));
  const given = Buffer.from(signature);
  return secret !== '' && right.length === given.length && timingSafeEqual(right, given);
}
