import { createHash } from 'node:crypto';
import { type BodyOf, may, type ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { checkTarget } from './link-target';
import { newLinkToken } from './link-token';
import { countOpen, insertLinks, type LinkRow, queueMaker, renewLink } from './short-link.repository';

type Key = 'POST /{product}-mp-integral/v1/recommend/token';

/**
 * How long a link stays open after its creator last requested it, and how many open links a person
 * may have.
 */
export const linkRules = { openMs: 180 * DAY_MS, mostOpen: 200 } as const;

const FOR_ALL: readonly string[] = ['share', 'poster'];

/** @throws FORBIDDEN for channels and platforms reserved for the brand's staff */
function assertMay({ actor }: ActorCtx, { channel, platforms }: BodyOf<Key>): void {
  if (!may(actor, 'giveOutLinks') && (!FOR_ALL.includes(channel) || platforms)) throw refuse('FORBIDDEN');
}

/**
 * The caller's short link for a page. The same page and channel give the same link, with its time
 * renewed.
 * @throws BAD_INPUT when it is not a page of the app, FORBIDDEN, LIMIT_REACHED
 */
export async function makeLink(ctx: ActorCtx, body: BodyOf<Key>): Promise<ReplyOf<Key>> {
  assertMay(ctx, body);
  const { route, query } = checkTarget(ctx, body);
  const { accountId } = ctx.actor;
  const platforms = body.platforms ? [...new Set(body.platforms)].sort() : null;
  const parts = JSON.stringify([route, query, body.channel, platforms]);
  const fingerprint = createHash('sha256').update(parts).digest('base64url');
  return withTransaction(ctx, async ({ db }) => {
    const now = ctx.now();
    const expiresAt = now + linkRules.openMs;
    await queueMaker(db, accountId, now);
    const known = await renewLink(db, { accountId, fingerprint }, now, expiresAt);
    if (known) return present(known);
    if ((await countOpen(db, accountId, now)) >= linkRules.mostOpen) throw refuse('LIMIT_REACHED');
    const token = newLinkToken();
    const times = { createdAt: now, expiresAt };
    await insertLinks(db, [
      { token, accountId, route, query, channel: body.channel, platforms, fingerprint, ...times },
    ]);
    return present({ token, expiresAt });
  });
}

const present = ({ token, expiresAt }: Pick<LinkRow, 'token' | 'expiresAt'>): ReplyOf<Key> => ({
  token,
  path: `/${token}`,
  expiresAt,
});
