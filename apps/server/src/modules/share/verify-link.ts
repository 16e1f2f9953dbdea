import { createHmac } from 'node:crypto';
import type { ReplyOf } from '@voltfront/contract';
import { type PlatformCode, platformCodes } from '@voltfront/contract/headers';
import { formatDate } from '@voltfront/rules/format/date';
import { type Ctx, withTransaction } from '../../kernel/context';
import { findOpenLink } from './find-open-link';
import { countVisit } from './short-link.repository';

type Key = 'POST /{product}-mp-integral/v1/recommend/toc/open/token/verify';

/** Digest of a person or network, the same only for this link on this day. */
function visitorOf(ctx: Ctx, token: string, day: string): string {
  const who = ctx.actor?.accountId ?? ctx.ip;
  return createHmac('sha256', ctx.app.config.dataSecret).update(`visit:${day}:${token}:${who}`).digest('base64url');
}

/** Platforms that can open a link. */
const platformsOf = (own: PlatformCode[] | null): PlatformCode[] => own ?? [...platformCodes];

/**
 * Target of a short link; counts a visit once per person and day. @throws NOT_FOUND, TOO_FREQUENT
 */
export async function verifyLink(ctx: Ctx, token: string): Promise<ReplyOf<Key>> {
  const link = await findOpenLink(ctx, token);
  const day = formatDate(ctx.now());
  const visitor = visitorOf(ctx, token, day);
  await withTransaction(ctx, (inner) => countVisit(inner.db, { token, day, visitor }));
  const platforms = platformsOf(link.platforms);
  return {
    isPermitted: platforms.includes(ctx.platform),
    platforms,
    route: link.route,
    query: link.query,
    shareCode: link.accountId,
    channel: link.channel,
    title: link.title,
    expiresAt: link.expiresAt,
  };
}
