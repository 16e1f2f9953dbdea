import type { ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import { and, eq } from 'drizzle-orm';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { platformIdentities } from './account.tables';

const own = (accountId: string) => eq(platformIdentities.accountId, accountId);
const onPlatform = (platform: PlatformCode) => eq(platformIdentities.platform, platform);

/** The account that a person of the caller's platform belongs to; null for people whom nobody knows yet. */
export async function findIdentity(ctx: Ctx, openId: string): Promise<string | null> {
  const rows = await ctx.db
    .select({ accountId: platformIdentities.accountId })
    .from(platformIdentities)
    .where(and(onPlatform(ctx.platform), eq(platformIdentities.openId, openId)));
  return rows[0]?.accountId ?? null;
}

/**
 * Makes a person of the caller's platform log in to an account; one account may have several platforms. Needs a transaction.
 * @throws PLATFORM_TAKEN when that person logs in to another account
 */
export async function bindIdentity(ctx: Ctx, accountId: string, openId: string): Promise<void> {
  const row = { platform: ctx.platform, openId, accountId, createdAt: ctx.now() };
  const [made] = await ctx.db.insert(platformIdentities).values(row).onConflictDoNothing().returning();
  if (!made && (await findIdentity(ctx, openId)) !== accountId) throw refuse('PLATFORM_TAKEN');
}

/** Platforms that an account is bound to. */
async function platformsOf(ctx: Ctx, accountId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ platform: platformIdentities.platform })
    .from(platformIdentities)
    .where(own(accountId))
    .orderBy(platformIdentities.platform);
  return rows.map(({ platform }) => platform);
}

/** Whether the account is bound to the messaging platform's mini-program, and where else. */
export async function showBound(ctx: ActorCtx): Promise<ReplyOf<'POST /api/mpaccount/v1/account/isBindedWechat'>> {
  const platforms = await platformsOf(ctx, ctx.actor.accountId);
  return { isBinded: platforms.includes('MINI'), platforms };
}

/** Binds the platform that the caller is on. @throws PLATFORM_TAKEN, BAD_INPUT for a code that the platform does not know */
export async function bindPlatform(ctx: ActorCtx, code: string): Promise<{ platforms: string[] }> {
  const { accountId } = ctx.actor;
  const { openId } = await ctx.app.platformLogin.sessionOf(ctx.platform, code);
  await withTransaction(ctx, (inner) => bindIdentity(inner, accountId, openId));
  return { platforms: await platformsOf(ctx, accountId) };
}

/**
 * The caller's own open id, from a code that only they can have. Nothing is bound by it: whoever pays from somebody
 * else's phone must not give that person their account.
 */
export async function showOwnOpenId(ctx: ActorCtx, code: string): Promise<{ openId: string }> {
  const { openId } = await ctx.app.platformLogin.sessionOf(ctx.platform, code);
  return { openId };
}
