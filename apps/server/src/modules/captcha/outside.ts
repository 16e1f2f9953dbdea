import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { CaptchaProof, CaptchaProvider } from '../../providers/captcha';

const DOWN = 'captcha:outside-down';
/** After a failure of the external service everybody gets puzzles for this long (ms). */
const REST_MS = MINUTE_MS;
/** A proof can be used once; the service's own copy expires long before. */
const PROOF_KEEP_MS = HOUR_MS;

/**
 * The external service; null when none is configured, and for a minute after it failed to respond.
 */
export async function openProvider(ctx: Ctx): Promise<CaptchaProvider | null> {
  const { captchaProvider, cache } = ctx.app;
  return captchaProvider && !(await cache.get(DOWN)) ? captchaProvider : null;
}

/**
 * Whether the service confirms a proof. During an outage nobody passes: the customer is told and
 * solves a puzzle instead, and no failure is counted.
 * @throws PROVIDER_DOWN
 */
export async function isProven(ctx: Ctx, proof: CaptchaProof): Promise<boolean> {
  const { captchaProvider, cache } = ctx.app;
  if (!captchaProvider) return false;
  if (!(await cache.once(`captcha:proof:${proof.lotNumber}`, PROOF_KEEP_MS))) return false;
  try {
    return await captchaProvider.isRight(proof);
  } catch (error) {
    if (error instanceof AppError) await cache.set(DOWN, true, REST_MS);
    throw error;
  }
}
