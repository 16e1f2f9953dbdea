import type { ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import { and, eq } from 'drizzle-orm';
import { type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import { maskMobile } from './account.presenter';
import { platformIdentities } from './account.tables';
import { finishLogin, loginByMobile } from './login';
import { useSmsCode } from './sms-code';

type PlatformReply = ReplyOf<'POST /api/appuser/v1/user/pub/login/platform'>;
type LoggedIn = ReplyOf<'POST /api/appuser/v1/user/pub/login/mobile/bind'>;

/** How long a person may take to prove a phone after the platform login. */
const TICKET_MS = 10 * 60_000;

interface Pending {
  platform: PlatformCode;
  openId: string;
  shareCode: string | null;
}

/** Logs in with a platform's code, or gives a ticket for binding a phone first. */
export async function loginWithPlatform(
  ctx: Ctx,
  input: { code: string; shareCode?: string | undefined },
): Promise<PlatformReply> {
  const openId = await ctx.app.platformLogin.openIdOf(ctx.platform, input.code);
  const [known] = await ctx.db
    .select({ accountId: platformIdentities.accountId })
    .from(platformIdentities)
    .where(and(eq(platformIdentities.platform, ctx.platform), eq(platformIdentities.openId, openId)));
  if (known) {
    const reply = await withTransaction(ctx, (inner) => finishLogin(inner, known.accountId, false));
    return { kind: 'loggedIn', ...reply };
  }
  const bindTicket = randomToken(24);
  const pending: Pending = { platform: ctx.platform, openId, shareCode: input.shareCode ?? null };
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
    if (!mobile) throw refuse('CODE_EXPIRED', { message: '手机号授权已过期，请重试' });
    return mobile;
  }
  if (!input.mobile || !input.code)
    throw refuse('BAD_INPUT', { data: { fields: ['body.mobile', 'body.code', 'body.phoneTicket'] } });
  await useSmsCode(ctx, input.mobile, 'bind', input.code);
  return input.mobile;
}

/**
 * Binds the phone to the platform account of a ticket and logs in.
 * @throws CODE_EXPIRED for an old ticket, CODE_WRONG, CODE_VOID
 */
export async function bindMobile(ctx: Ctx, input: BindInput): Promise<LoggedIn> {
  const pending = await ctx.app.cache.get<Pending>(`bind:${input.bindTicket}`);
  if (!pending || pending.platform !== ctx.platform)
    throw refuse('CODE_EXPIRED', { message: '登录已过期，请重新授权' });
  const mobile = await provenMobile(ctx, input);
  const reply = await withTransaction(ctx, async (inner) => {
    const loggedIn = await loginByMobile(inner, mobile, pending.shareCode);
    const row = {
      platform: pending.platform,
      openId: pending.openId,
      accountId: loggedIn.userInfo.userId,
      createdAt: ctx.now(),
    };
    await inner.db.insert(platformIdentities).values(row).onConflictDoNothing();
    return loggedIn;
  });
  await ctx.app.cache.delete(`bind:${input.bindTicket}`);
  return reply;
}

/** Exchanges the code of a phone-number button for a ticket that proves the phone once. */
export async function takePlatformPhone(
  ctx: Ctx,
  code: string,
): Promise<ReplyOf<'POST /mpaccount/v1/platform/wechatGetPhone'>> {
  const mobile = await ctx.app.platformLogin.mobileOf(ctx.platform, code);
  const phoneTicket = randomToken(24);
  await ctx.app.cache.set(`phone:${phoneTicket}`, mobile, TICKET_MS);
  return { maskedMobile: maskMobile(mobile), phoneTicket };
}

/** Whether the account is bound to the messaging platform's mini-program. */
export async function isBoundToWechat(ctx: Ctx, accountId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ openId: platformIdentities.openId })
    .from(platformIdentities)
    .where(and(eq(platformIdentities.accountId, accountId), eq(platformIdentities.platform, 'MINI')))
    .limit(1);
  return rows.length > 0;
}
