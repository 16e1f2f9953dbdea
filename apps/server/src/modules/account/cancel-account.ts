import { forgetAnswersOf } from '../../gateway/idempotency.repository';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import { blindAccount, findMobile, lockForCancellation } from './account.repository';
import { accountTexts } from './account.texts';
import { cancelledAvatar } from './avatars';
import { forgetCodesOf } from './forget-codes';
import { forgetIdentities } from './identity.repository';
import { forgetNotifications } from './preference.repository';
import { cancelSessions } from './session-store';
import { useSmsCode } from './sms-code';

/** An account being cancelled, with its phone number. */
interface Leaving {
  accountId: string;
  mobile: string | null;
}

/** @throws OPEN_ORDERS with the first reason that a module gives */
async function assertMayCancel(ctx: Ctx, accountId: string): Promise<void> {
  const answers = await ctx.app.hooks.ask(ctx, 'canCancelAccount', { accountId });
  const reason = answers.find((answer) => answer !== null);
  if (reason) throw refuse('OPEN_ORDERS', { message: reason });
}

/** Locks the account exclusively. @throws ACCOUNT_CANCELLED */
async function lockLeaving(ctx: Ctx, accountId: string): Promise<Leaving> {
  const row = await lockForCancellation(ctx.db, accountId);
  if (row?.state !== 'active') throw refuse('ACCOUNT_CANCELLED');
  return { accountId, mobile: row.mobile };
}

/**
 * Overwrites the account's row, ends all its sessions, frees the phone number, and deletes stored
 * idempotent responses and codes; call it in a transaction that holds the exclusive lock.
 */
export async function closeAccount(ctx: Ctx, { accountId, mobile }: Leaving): Promise<void> {
  const blind = {
    mobile: null,
    nickname: render(accountTexts.cancelled),
    avatar: cancelledAvatar,
    roles: [],
    organName: null,
    jobId: null,
    state: 'cancelled' as const,
    cancelledAt: ctx.now(),
  };
  await blindAccount(ctx.db, accountId, blind);
  await cancelSessions(ctx, accountId);
  await forgetAnswersOf(ctx.db, accountId);
  if (mobile !== null) await forgetCodesOf(ctx, mobile);
  await forgetIdentities(ctx.db, accountId);
  await forgetNotifications(ctx.db, accountId);
  await publish(ctx, 'AccountCancelled', { accountId });
}

/**
 * Cancels the caller's account after checking an SMS code of the scene `cancel`. All modules are
 * asked first, so that a refusal does not use up the code, and again with the account locked.
 * @throws OPEN_ORDERS, CODE_WRONG, CODE_VOID, CODE_EXPIRED
 */
export async function cancelAccount(ctx: ActorCtx, code: string): Promise<void> {
  const { accountId } = ctx.actor;
  await assertMayCancel(ctx, accountId);
  const mobile = await findMobile(ctx.db, accountId);
  if (!mobile) throw refuse('CODE_WRONG', { data: { triesLeft: 0 } });
  await useSmsCode(ctx, mobile, 'cancel', code);
  // Not `withTransaction`, which would take the shared lock first: two concurrent cancellations
  // would deadlock.
  await ctx.app.database.transaction(async (db) => {
    const inner = { ...ctx, db };
    const leaving = await lockLeaving(inner, accountId);
    await assertMayCancel(inner, accountId);
    await closeAccount(inner, leaving);
  });
}
