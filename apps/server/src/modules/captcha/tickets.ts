import type { BodyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';

export type CaptchaSceneName = BodyOf<'POST /api/basic/v1/pub/captcha/challenge'>['scene'];

/** A ticket of a solved captcha can be used once within this time. */
const TICKET_MS = 5 * MINUTE_MS;

/** Issues a one-time ticket for a scene. */
export async function giveTicket(ctx: Ctx, scene: CaptchaSceneName): Promise<{ ticket: string; expiresAt: number }> {
  const ticket = randomToken(24);
  await ctx.app.cache.set(`captcha:ticket:${ticket}`, scene, TICKET_MS);
  return { ticket, expiresAt: ctx.now() + TICKET_MS };
}

/**
 * Requires an unused ticket of the scene and uses it up.
 * @throws CAPTCHA_REQUIRED with `data.scene`
 */
export async function demandCaptcha(ctx: Ctx, scene: CaptchaSceneName): Promise<void> {
  const { captchaTicket } = ctx.request;
  if (captchaTicket && /^[\w-]{32}$/.test(captchaTicket)) {
    if ((await ctx.app.cache.take<string>(`captcha:ticket:${captchaTicket}`)) === scene) return;
  }
  throw refuse('CAPTCHA_REQUIRED', { data: { scene } });
}
