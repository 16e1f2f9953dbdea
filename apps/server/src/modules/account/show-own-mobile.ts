import { eq } from 'drizzle-orm';
import type { ActorCtx } from '../../kernel/context';
import { accounts } from './account.tables';

/** The caller's own phone in full, 11 digits; null for an account without one. Everybody else sees it masked. */
export async function showOwnMobile(ctx: ActorCtx): Promise<{ mobile: string | null }> {
  const { accountId } = ctx.actor;
  const [row] = await ctx.db.select({ mobile: accounts.mobile }).from(accounts).where(eq(accounts.id, accountId));
  return { mobile: row?.mobile ?? null };
}
