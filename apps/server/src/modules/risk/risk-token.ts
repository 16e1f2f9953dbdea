import { createHash } from 'node:crypto';
import type { PlatformCode } from '@voltfront/contract/headers';
import { MINUTE_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import type { Ctx } from '../../kernel/context';
import { randomToken } from '../../kernel/ids';
import type { RiskLevel } from '../../providers/device-risk';
import { seal, unseal } from './seal';

/** How long a token is valid. */
export const TOKEN_MS = 10 * MINUTE_MS;
/** Most requests per token: a customer makes a few, somebody who shares tokens makes more. */
export const TOKEN_USES = 40;

const Sealed = z.object({
  id: z.string(),
  deviceKey: z.string(),
  accountId: z.string(),
  sessionId: z.string(),
  platform: z.string(),
  agent: z.string(),
  level: z.enum(['low', 'medium', 'high']),
  score: z.number(),
  expiresAt: z.number(),
});

/** Content of a token; only this server can read it. */
export type RiskToken = z.output<typeof Sealed>;

const agentOf = (ctx: Ctx) =>
  createHash('sha256')
    .update(ctx.request.userAgent ?? '')
    .digest('base64url')
    .slice(0, 12);

/** Issues a token that is valid for this device, session and platform only. */
export function giveRiskToken(ctx: Ctx, about: { deviceKey: string; level: RiskLevel; score: number }) {
  const expiresAt = ctx.now() + TOKEN_MS;
  const content: RiskToken = {
    id: randomToken(9),
    ...about,
    accountId: ctx.actor?.accountId ?? '',
    sessionId: ctx.actor?.sessionId ?? '',
    platform: ctx.platform satisfies PlatformCode,
    agent: agentOf(ctx),
    expiresAt,
  };
  return { token: seal(ctx.app.config.dataSecret, 'token', content), expiresAt };
}

/** Decrypts a token of any caller; null when it was not issued here or has expired. */
export function openRiskToken(ctx: Ctx, token: string): RiskToken | null {
  const content = Sealed.safeParse(unseal(ctx.app.config.dataSecret, 'token', token));
  return content.success && content.data.expiresAt > ctx.now() ? content.data : null;
}

/**
 * The token of a request, if it belongs to the caller: same platform, same browser, same session.
 * Visitors' requests (login) may use a token of any session.
 */
export function tokenOfCaller(ctx: Ctx): RiskToken | null {
  const token = ctx.request.riskToken ? openRiskToken(ctx, ctx.request.riskToken) : null;
  if (!token || token.platform !== ctx.platform || token.agent !== agentOf(ctx)) return null;
  const isOwn = ctx.actor === null || token.sessionId === ctx.actor.sessionId;
  return isOwn ? token : null;
}
