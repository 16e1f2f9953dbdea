import { MINUTE_MS } from '@voltfront/rules/time';
import type { RiskGuard } from '../../gateway/risk';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type CaptchaSceneName, demandCaptcha } from '../captcha';
import { isEnforced, recordDecision } from './record-decision';
import { type RiskToken, TOKEN_MS, TOKEN_USES, tokenOfCaller } from './risk-token';

const UNKNOWN_MS = 10 * MINUTE_MS;
/** Several visitors may share one IP address. */
const PEOPLE_PER_ADDRESS = 5;
/** How long a solved captcha covers further requests of the same device or account. */
const SOLVED_MS = 10 * MINUTE_MS;

const sceneOf = (key: string): CaptchaSceneName => (key.includes('/login/') ? 'login' : 'order');

interface Verdict {
  level: 'low' | 'medium' | 'high';
  score: number;
  deviceKey: string;
  reasons: readonly string[];
  /** Whom a solved captcha covers for further requests; null for a visitor without a token. */
  who: string | null;
}

const passed: Verdict = { level: 'low', score: 0, deviceKey: '', reasons: [], who: null };

/** A caller without a valid token is not suspicious, unless there are many of them. */
async function unknownVerdict(ctx: Ctx): Promise<Verdict> {
  const { riskUnknownLimit } = ctx.app.config;
  const who = ctx.actor?.accountId ?? null;
  const { count } = await ctx.app.cache.increment(`risk:unknown:${who ?? ctx.ip}`, UNKNOWN_MS);
  const limit = who === null ? riskUnknownLimit * PEOPLE_PER_ADDRESS : riskUnknownLimit;
  return count > limit ? { ...passed, level: 'medium', reasons: ['unknown-device-often'], who } : passed;
}

async function verdictOf(ctx: Ctx, token: RiskToken | null): Promise<Verdict> {
  if (!token) return unknownVerdict(ctx);
  const { count } = await ctx.app.cache.increment(`risk:uses:${token.id}`, TOKEN_MS);
  if (count > TOKEN_USES) return unknownVerdict(ctx);
  const { level, score, deviceKey, id } = token;
  return { level, score, deviceKey, reasons: ['token'], who: id };
}

/** Requires a captcha, unless one was solved recently. @throws CAPTCHA_REQUIRED */
async function challenge(ctx: Ctx, key: string, verdict: Verdict): Promise<void> {
  const name = `risk:solved:${verdict.who}`;
  if (verdict.who !== null && (await ctx.app.cache.get<boolean>(name))) return;
  try {
    await demandCaptcha(ctx, sceneOf(key));
  } catch (error) {
    await recordDecision(ctx, { ...verdict, kind: 'challenged', call: key });
    throw error;
  }
  if (verdict.who !== null) await ctx.app.cache.set(name, true, SOLVED_MS);
}

/**
 * Decides about a request by the level of its risk token: low passes, medium needs a captcha, high
 * is refused. A request without a valid token passes too, since consent may be declined; many of
 * them within 10 minutes need a captcha. A harmless request costs one cache operation. In
 * observe-only mode nobody is refused.
 * @throws CAPTCHA_REQUIRED, RISK_REFUSED
 */
export const riskGuard: RiskGuard = {
  async check(ctx, key) {
    const verdict = await verdictOf(ctx, tokenOfCaller(ctx));
    if (verdict.level === 'low') return;
    if (!isEnforced(ctx.app)) {
      const kind = verdict.level === 'high' ? 'refused' : 'challenged';
      return recordDecision(ctx, { ...verdict, kind, call: key });
    }
    if (verdict.level === 'medium') return challenge(ctx, key, verdict);
    await recordDecision(ctx, { ...verdict, kind: 'refused', call: key });
    throw refuse('RISK_REFUSED', { data: { requestId: ctx.requestId } });
  },
};
