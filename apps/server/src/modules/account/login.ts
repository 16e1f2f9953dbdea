import type { ReplyOf } from '@voltfront/contract';
import { eq } from 'drizzle-orm';
import { type Ctx, withTransaction } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { presentUser } from './account.presenter';
import { accounts } from './account.tables';
import { openSession } from './session-store';
import { useSmsCode } from './sms-code';

type LoggedIn = ReplyOf<'POST /api/appuser/v1/user/pub/login/mobile'>;

/** Number of drawn avatars under `/assets/avatars`. */
const AVATARS = 24;

function newAccountRow(id: string, mobile: string | null, now: number) {
  const pick = Number.parseInt(id.slice(-4), 16);
  return {
    id,
    mobile,
    nickname: `用户${id.slice(-6).toUpperCase()}`,
    avatar: `/assets/avatars/avatar-${String((pick % AVATARS) + 1).padStart(2, '0')}.webp`,
    roles: ['customer' as const],
    state: 'active' as const,
    createdAt: now,
  };
}

/** Finds the account of a phone or makes it; of two first logins at once one makes it and both get it. */
export async function findOrCreateByMobile(ctx: Ctx, mobile: string, shareCode: string | null) {
  const now = ctx.now();
  const row = newAccountRow(newId(now), mobile, now);
  const [made] = await ctx.db.insert(accounts).values(row).onConflictDoNothing().returning();
  if (made) {
    await publish(ctx, 'AccountCreated', { accountId: made.id, shareCode });
    return { account: made, isNewAccount: true };
  }
  const [found] = await ctx.db.select().from(accounts).where(eq(accounts.mobile, mobile));
  if (!found) return findOrCreateByMobile(ctx, mobile, shareCode);
  return { account: found, isNewAccount: false };
}

/** Logs a person in whose phone is proven. */
export function loginByMobile(ctx: Ctx, mobile: string, shareCode: string | null): Promise<LoggedIn> {
  return withTransaction(ctx, async (inner) => {
    const { account, isNewAccount } = await findOrCreateByMobile(inner, mobile, shareCode);
    const token = await openSession(inner.db, account.id, ctx.platform, ctx.now());
    return { token, userInfo: presentUser(account), isNewAccount };
  });
}

/** Logs in by phone and SMS code. @throws CODE_WRONG, CODE_VOID, CODE_EXPIRED */
export async function loginWithCode(
  ctx: Ctx,
  input: { mobile: string; code: string; shareCode?: string | undefined },
): Promise<LoggedIn> {
  await useSmsCode(ctx, input.mobile, 'login', input.code);
  return loginByMobile(ctx, input.mobile, input.shareCode ?? null);
}
