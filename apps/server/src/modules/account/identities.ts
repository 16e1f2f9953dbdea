import type { ReplyOf } from '@voltfront/contract';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findMobile } from './account.repository';
import { accountTexts } from './account.texts';
import { addIdentity, findIdentity, platformsOf, removeIdentity } from './identity.repository';

/**
 * Binds a person of the caller's platform to an account; an account may have several platforms.
 * Call it in a transaction.
 * @throws PLATFORM_TAKEN when that person is bound to another account
 */
export async function bindIdentity(ctx: Ctx, accountId: string, openId: string): Promise<void> {
  const row = { platform: ctx.platform, openId, accountId, createdAt: ctx.now() };
  if (await addIdentity(ctx.db, row)) return;
  if ((await findIdentity(ctx.db, ctx.platform, openId)) !== accountId) throw refuse('PLATFORM_TAKEN');
}

/** Whether the account is bound to the WeChat mini-program, and to which other platforms. */
export async function showBound(ctx: ActorCtx): Promise<ReplyOf<'POST /api/mpaccount/v1/account/isBindedWechat'>> {
  const platforms = await platformsOf(ctx.db, ctx.actor.accountId);
  return { isBinded: platforms.includes('MINI'), platforms };
}

/**
 * Binds the caller's current platform. @throws PLATFORM_TAKEN, BAD_INPUT for a code that the
 * platform does not know
 */
export async function bindPlatform(ctx: ActorCtx, code: string): Promise<{ platforms: string[] }> {
  const { accountId } = ctx.actor;
  const { openId } = await ctx.app.platformLogin.sessionOf(ctx.platform, code);
  await withTransaction(ctx, (inner) => bindIdentity(inner, accountId, openId));
  return { platforms: await platformsOf(ctx.db, accountId) };
}

/**
 * The caller's own open id, from a login code that only they can have. It is not bound to the
 * account: somebody who pays from another person's phone must not give that person access to their
 * account.
 */
export async function showOwnOpenId(ctx: ActorCtx, code: string): Promise<{ openId: string }> {
  const { openId } = await ctx.app.platformLogin.sessionOf(ctx.platform, code);
  return { openId };
}

/**
 * Unbinds a platform from the caller's account, which stays open by its phone; call it in a transaction.
 * @throws STATE_CHANGED when it is not bound, or the account has no phone to log in with
 */
export async function unbindPlatform(ctx: ActorCtx, platform: string): Promise<{ platforms: string[] }> {
  const { accountId } = ctx.actor;
  if (!(await findMobile(ctx.db, accountId))) throw refuse('STATE_CHANGED', { message: accountTexts.phoneStays });
  if (!(await removeIdentity(ctx.db, accountId, platform))) throw refuse('STATE_CHANGED');
  return { platforms: await platformsOf(ctx.db, accountId) };
}
