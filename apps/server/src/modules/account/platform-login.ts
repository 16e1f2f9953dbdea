import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import { MINUTE_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import { maskMobile } from './account.presenter';
import { accountTexts } from './account.texts';
import { bindIdentity } from './identities';
import { findIdentity } from './identity.repository';
import { finishLogin, loginByMobile } from './login';
import { useSmsCode } from './sms-code';

type PlatformReply = ReplyOf<'POST /api/appuser/v1/user/pub/login/platform'>;
type LoggedIn = ReplyOf<'POST /api/appuser/v1/user/pub/login/mobile/bind'>;

/** How long a person may take to verify a phone number after the platform login. */
const TICKET_MS = 10 * MINUTE_MS;

/** A platform login that awaits a phone number. The session key stays on the server. */
interface Pending {
  platform: PlatformCode;
  openId: string;
  sessionKey: string | null;
  shareCode: string | null;
}

async function pendingOf(ctx: Ctx, bindTicket: string): Promise<Pending> {
  const pending = await ctx.app.cache.get<Pending>(`bind:${bindTicket}`);
  if (pending && pending.platform === ctx.platform) return pending;
  throw refuse('CODE_EXPIRED', { message: accountTexts.authorisationExpired });
}

/** Logs in with a platform's code, or returns a ticket for binding a phone number first. */
export async function loginWithPlatform(
  ctx: Ctx,
  input: { code: string; shareCode?: string | undefined },
): Promise<PlatformReply> {
  const { openId, sessionKey } = await ctx.app.platformLogin.sessionOf(ctx.platform, input.code);
  const accountId = await findIdentity(ctx.db, ctx.platform, openId);
  if (accountId) {
    const reply = await withTransaction(ctx, (inner) => finishLogin(inner, accountId, false));
    if (reply) return { kind: 'loggedIn', ...reply };
  }
  const bindTicket = randomToken(24);
  const pending: Pending = { platform: ctx.platform, openId, sessionKey, shareCode: input.shareCode ?? null };
  await ctx.app.cache.set(`bind:${bindTicket}`, pending, TICKET_MS);
  return { kind: 'needsMobile', bindTicket };
}

interface BindInput {
  bindTicket: string;
  mobile?: string | undefined;
  code?: string | undefined;
  phoneTicket?: string | undefined;
}

async function provenMobile(ctx: Ctx, input: BindInput): Promise<string> {
  if (input.phoneTicket) {
    const mobile = await ctx.app.cache.take<string>(`phone:${input.phoneTicket}`);
    if (!mobile) throw refuse('CODE_EXPIRED', { message: accountTexts.phoneExpired });
    return mobile;
  }
  if (!input.mobile || !input.code)
    throw refuse('BAD_INPUT', { data: { fields: ['body.mobile', 'body.code', 'body.phoneTicket'] } });
  await useSmsCode(ctx, input.mobile, 'bind', input.code);
  return input.mobile;
}

/**
 * Binds the phone number to a ticket's platform account and logs in.
 * @throws CODE_EXPIRED for an expired ticket, CODE_WRONG, CODE_VOID, PLATFORM_TAKEN when the
 * platform account was bound to another phone number meanwhile
 */
export async function bindMobile(ctx: Ctx, input: BindInput): Promise<LoggedIn> {
  const pending = await pendingOf(ctx, input.bindTicket);
  const mobile = await provenMobile(ctx, input);
  const reply = await withTransaction(ctx, async (inner) => {
    const loggedIn = await loginByMobile(inner, mobile, pending.shareCode);
    await bindIdentity(inner, loggedIn.userInfo.userId, pending.openId);
    return loggedIn;
  });
  await ctx.app.cache.delete(`bind:${input.bindTicket}`);
  return reply;
}

/**
 * Exchanges the result of a phone-number button for a ticket that proves the phone number once.
 * @throws BAD_INPUT when it is missing or cannot be decrypted
 */
export async function takePlatformPhone(
  ctx: Ctx,
  { bindTicket, ...proof }: BodyOf<'POST /mpaccount/v1/platform/wechatGetPhone'>,
): Promise<ReplyOf<'POST /mpaccount/v1/platform/wechatGetPhone'>> {
  const sessionKey = bindTicket ? (await pendingOf(ctx, bindTicket)).sessionKey : null;
  const mobile = await ctx.app.platformLogin.mobileOf(ctx.platform, { ...proof, sessionKey });
  const phoneTicket = randomToken(24);
  await ctx.app.cache.set(`phone:${phoneTicket}`, mobile, TICKET_MS);
  return { maskedMobile: maskMobile(mobile), phoneTicket };
}
