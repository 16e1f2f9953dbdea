import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';

const FAILURES = 5;
const PAUSE_MS = 10 * MINUTE_MS;

const who = (ctx: Ctx) => ctx.actor?.accountId ?? ctx.ip;

/** @throws CAPTCHA_PAUSED with `data.resumesAt` while the caller is paused */
export async function assertNotPaused(ctx: Ctx): Promise<void> {
  const resumesAt = await ctx.app.cache.get<number>(`captcha:pause:${who(ctx)}`);
  if (resumesAt !== undefined && resumesAt > ctx.now()) throw refuse('CAPTCHA_PAUSED', { data: { resumesAt } });
}

/** Counts a failure; the fifth within 10 minutes pauses the caller for 10 minutes. @throws CAPTCHA_PAUSED then */
export async function countFailure(ctx: Ctx): Promise<void> {
  const { count } = await ctx.app.cache.increment(`captcha:failures:${who(ctx)}`, PAUSE_MS);
  if (count < FAILURES) return;
  const resumesAt = ctx.now() + PAUSE_MS;
  await ctx.app.cache.set(`captcha:pause:${who(ctx)}`, resumesAt, PAUSE_MS);
  await ctx.app.cache.delete(`captcha:failures:${who(ctx)}`);
  throw refuse('CAPTCHA_PAUSED', { data: { resumesAt } });
}

/** A success resets the failure count. */
export const forgetFailures = (ctx: Ctx): Promise<void> => ctx.app.cache.delete(`captcha:failures:${who(ctx)}`);
