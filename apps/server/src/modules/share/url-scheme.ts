import { createHash } from 'node:crypto';
import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { assertPage } from './open-permit';
import { shareTexts } from './share.texts';

type Key = 'GET /api/mpaccount/v1/platform/getUrlscheme';
type Reply = ReplyOf<Key>;

/** A link is reused for a day; the platform keeps it for a month. */
const KEPT_MS = DAY_MS;
/** New links per IP address; cached ones are not counted. */
const limit = { most: 60, windowMs: HOUR_MS };

/**
 * Link that opens the mini-program at a page. The platform limits their number per day, so each is
 * requested once and cached.
 * @throws NOT_FOUND when it is not a page of the app, BAD_INPUT, TOO_FREQUENT, PROVIDER_DOWN
 */
export async function showUrlScheme(ctx: Ctx, { path, query }: QueryOf<Key>): Promise<Reply> {
  const { cache, urlScheme } = ctx.app;
  const page = assertPage(ctx, path, query);
  if (!urlScheme) throw refuse('PROVIDER_DOWN', { message: shareTexts.miniClosed });
  const key = `scheme:${createHash('sha256').update(`${page.route}?${page.query}`).digest('base64url')}`;
  const known = await cache.get<Reply>(key);
  if (known) return known;
  const { count } = await cache.increment(`scheme:asked:${ctx.ip}`, limit.windowMs);
  if (count > limit.most) throw refuse('TOO_FREQUENT');
  // The home page is the mini-program's first one, so its path is empty.
  const { scheme, livesMs } = await urlScheme.make({ path: page.route.slice(1), query: page.query });
  const reply = { scheme, expiresAt: ctx.now() + livesMs - KEPT_MS };
  await cache.set(key, reply, KEPT_MS);
  return reply;
}
