import type { ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import type { Ctx } from '../../kernel/context';
import { randomToken } from '../../kernel/ids';
import { seal, unseal } from './seal';

/** How long clients cache their configuration. */
const CONFIG_TTL_MS = MINUTE_MS;
/** Pause between two behaviour reports. */
const FLUSH_MS = 5 * MINUTE_MS;
/** A seed is valid longer than a configuration, for slow connections. */
const SEED_MS = 2 * CONFIG_TTL_MS;
/** A client requests a token again after login, after logout and in other tabs. */
const SEED_USES = 5;

const Seed = z.object({ id: z.string(), expiresAt: z.number() });

/** The client's configuration, with a new seed. */
export function showRiskConfig(ctx: Ctx): ReplyOf<'GET /api/basic/v1/risk/config'> {
  const seed = { id: randomToken(9), expiresAt: ctx.now() + SEED_MS };
  return {
    ttlMs: CONFIG_TTL_MS,
    flushMs: FLUSH_MS,
    sample: 1,
    seed: seal(ctx.app.config.dataSecret, 'seed', seed),
  };
}

/** Uses a seed: `fresh`, `worn` (used too often: a replay), or `bad` (not ours, or expired). */
export async function useSeed(ctx: Ctx, text: string): Promise<'fresh' | 'worn' | 'bad'> {
  const seed = Seed.safeParse(unseal(ctx.app.config.dataSecret, 'seed', text));
  if (!seed.success || seed.data.expiresAt <= ctx.now()) return 'bad';
  const { count } = await ctx.app.cache.increment(`risk:seed:${seed.data.id}`, SEED_MS);
  return count > SEED_USES ? 'worn' : 'fresh';
}
