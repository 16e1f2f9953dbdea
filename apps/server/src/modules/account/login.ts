import type { ReplyOf } from '@voltfront/contract';
import { type Ctx, withTransaction } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { render } from '../../kernel/texts';
import { addAccount, findAccountOfMobile } from './account.repository';
import { accountTexts } from './account.texts';
import { avatarFor } from './avatars';
import { openSession } from './session-store';
import { showUser } from './show-user';
import { useSmsCode } from './sms-code';

type LoggedIn = ReplyOf<'POST /api/appuser/v1/user/pub/login/mobile'>;

/**
 * Finds the account of a phone number or creates it; of two concurrent first logins one creates it
 * and both get it.
 */
async function findOrCreate(
  ctx: Ctx,
  mobile: string,
  shareCode: string | null,
): Promise<{ accountId: string; isNewAccount: boolean }> {
  const now = ctx.now();
  const id = newId(now);
  const row = {
    id,
    mobile,
    nickname: render(accountTexts.newcomer({ code: id.slice(-6).toUpperCase() }), ctx.language),
    avatar: avatarFor(id),
    roles: [],
    state: 'active' as const,
    createdAt: now,
  };
  if (await addAccount(ctx.db, row)) {
    await publish(ctx, 'AccountCreated', { accountId: id, shareCode });
    return { accountId: id, isNewAccount: true };
  }
  const accountId = await findAccountOfMobile(ctx.db, mobile);
  // Empty when the account was cancelled between the two statements: then the phone number is free
  // again.
  return accountId ? { accountId, isNewAccount: false } : findOrCreate(ctx, mobile, shareCode);
}

/**
 * Creates a session on the caller's platform for an existing account; null when it was cancelled
 * meanwhile. Call it in a transaction.
 */
export async function finishLogin(ctx: Ctx, accountId: string, isNewAccount: boolean): Promise<LoggedIn | null> {
  const token = await openSession(ctx, accountId);
  return token === null ? null : { token, userInfo: await showUser(ctx, accountId), isNewAccount };
}

/**
 * Logs in a person with a verified phone number; the first login creates the account, and so does
 * the first one after a cancellation.
 */
export function loginByMobile(ctx: Ctx, mobile: string, shareCode: string | null): Promise<LoggedIn> {
  return withTransaction(ctx, async (inner) => {
    const { accountId, isNewAccount } = await findOrCreate(inner, mobile, shareCode);
    const loggedIn = await finishLogin(inner, accountId, isNewAccount);
    return loggedIn ?? loginByMobile(inner, mobile, shareCode);
  });
}

/** Logs in by phone number and SMS code. @throws CODE_WRONG, CODE_VOID, CODE_EXPIRED */
export async function loginWithCode(
  ctx: Ctx,
  input: { mobile: string; code: string; shareCode?: string | undefined },
): Promise<LoggedIn> {
  await useSmsCode(ctx, input.mobile, 'login', input.code);
  return loginByMobile(ctx, input.mobile, input.shareCode ?? null);
}
