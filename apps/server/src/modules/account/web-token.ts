import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { parseHttpAddress } from '@voltfront/rules/web-address/http-address';
import { guardOf } from '../../kernel/account-guard';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findPeople } from './find-people';

const GIVE = 'GET /api/appuser/v1/user/webToken';
const READ = 'POST /api/appuser/v1/user/pub/webToken/read';

/** How long a web page may ask with its token. */
const VALID_MS = 5 * MINUTE_MS;

const sealOf = (ctx: Ctx, text: string): string =>
  createHmac('sha256', ctx.app.config.dataSecret).update(`web:${text}`).digest('base64url');

/**
 * A token for the own host of an address: a signed text, of which nothing is stored. It opens no call of the app.
 * @throws FORBIDDEN for addresses of other hosts, and for anything but https
 */
export async function giveWebToken(ctx: ActorCtx, { url }: QueryOf<typeof GIVE>): Promise<ReplyOf<typeof GIVE>> {
  const address = parseHttpAddress(url);
  const isOwn = address?.protocol === 'https:' && (ctx.app.webHosts?.() ?? []).includes(address.origin);
  if (!isOwn) throw refuse('FORBIDDEN');
  const { accountId, sessionId } = ctx.actor;
  const expiresAt = ctx.now() + VALID_MS;
  const text = Buffer.from(JSON.stringify([accountId, sessionId, address.origin, expiresAt])).toString('base64url');
  return { webToken: `${text}.${sealOf(ctx, text)}`, expiresAt };
}

/** What a token says; null when it was not signed here. */
function openToken(
  ctx: Ctx,
  token: string,
): [accountId: string, sessionId: string, origin: string, expiresAt: number] | null {
  const [text = '', seal = ''] = token.split('.');
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(ctx, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

/** Whether the login for which a token was made still lives. */
const isLive = (ctx: Ctx, accountId: string, sessionId: string): Promise<boolean> =>
  withTransaction(ctx, (tx) => guardOf(ctx).hold(tx.db, { accountId, sessionId, roles: [] })).then(
    () => true,
    () => false,
  );

/** Who a token stands for. @throws NOT_FOUND */
export async function readWebToken(ctx: Ctx, { webToken, host }: BodyOf<typeof READ>): Promise<ReplyOf<typeof READ>> {
  const [accountId, sessionId, origin, expiresAt] = openToken(ctx, webToken) ?? ['', '', '', 0];
  if (origin !== `https://${host}` || expiresAt <= ctx.now()) throw refuse('NOT_FOUND');
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  if (!person || !(await isLive(ctx, accountId, sessionId))) throw refuse('NOT_FOUND');
  return { nickname: person.nickname, avatar: person.avatar, expiresAt };
}
