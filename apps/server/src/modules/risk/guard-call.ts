import { MINUTE_MS } from '@voltfront/rules/time';
import type { RiskGuard } from '../../gateway/risk';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type CaptchaSceneName, demandCaptcha } from '../captcha';
import { isEnforced, recordDecision } from './record-decision';
import { type RiskToken, TOKEN_MS, TOKEN_USES, tokenOfCaller } from './risk-token';

const UNKNOWN_MS = 10 * MINUTE_MS;
/** Visitors behind one address are several people. */
const PEOPLE_PER_ADDRESS = 5;
/** A solved captcha counts for the next calls of the same device or account. */
const SOLVED_MS = 10 * MINUTE_MS;

const sceneOf = (key: string): CaptchaSceneName => (key.includes('/login/') ? 'login' : 'order');

interface Verdict {
  level: 'low' | 'medium' | 'high';
  score: number;
  deviceKey: string;
  reasons: readonly string[];
  /** Whose solved captcha counts for more than one call; null for a visitor without a token. */
  who: string | null;
}

const passed: Verdict = { level: 'low', score: 0, deviceKey: '', reasons: [], who: null };

/** A caller without a good token is nobody suspicious, until there are many of them. */
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

/** Asks for a captcha, unless one was solved a short while ago. @throws CAPTCHA_REQUIRED */
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
 * Lets a call pass by the level of its risk token: low passes, medium needs a captcha, high is refused. A call without a
 * good token passes too, since consent may be declined; many of them in 10 minutes need a captcha. Harmless calls cost one
 * operation of the cache. While decisions are only observed nobody is kept from anything.
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
