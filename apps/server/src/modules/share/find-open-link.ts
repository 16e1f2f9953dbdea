import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPage } from './known-pages';
import { shareTexts } from './share.texts';
import { findLink, type LinkRow } from './short-link.repository';

/** Invalid tokens that an IP address may try within the window before it is paused. */
export const wrongTokens = { most: 30, windowMs: 10 * MINUTE_MS, pauseMs: 10 * MINUTE_MS } as const;

/** Whether a link is open, or why it is not. */
export function linkState(
  { withdrawnAt, expiresAt }: Pick<LinkRow, 'withdrawnAt' | 'expiresAt'>,
  now: number,
): 'open' | 'expired' | 'withdrawn' {
  if (withdrawnAt !== null) return 'withdrawn';
  return now >= expiresAt ? 'expired' : 'open';
}

/** @throws TOO_FREQUENT for an IP address that has tried too many invalid tokens */
export async function assertNotGuessing(ctx: Ctx): Promise<void> {
  if (await ctx.app.cache.get(`link:pause:${ctx.ip}`)) throw refuse('TOO_FREQUENT');
}

/** Counts an invalid token; above the limit the IP address is paused. */
export async function noteWrongToken(ctx: Ctx): Promise<void> {
  const { cache } = ctx.app;
  const { count } = await cache.increment(`link:wrong:${ctx.ip}`, wrongTokens.windowMs);
  if (count > wrongTokens.most) await cache.set(`link:pause:${ctx.ip}`, true, wrongTokens.pauseMs);
}

/**
 * The link of a token, if the storefront still has its target page.
 * @throws NOT_FOUND alike for unknown, expired and withdrawn ones, TOO_FREQUENT
 */
export async function findOpenLink(ctx: Ctx, token: string): Promise<LinkRow & { title: string }> {
  await assertNotGuessing(ctx);
  const row = await findLink(ctx.db, token);
  const page = row && linkState(row, ctx.now()) === 'open' ? findPage(ctx, row.route) : null;
  if (row && page) return { ...row, title: page.title };
  await noteWrongToken(ctx);
  throw refuse('NOT_FOUND', { message: shareTexts.linkEnded });
}
