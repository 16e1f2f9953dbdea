import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { platformIdentities } from './account.tables';

/** The open id that an account is bound to on a platform, the newest when there are several; null without one. */
export async function findOpenId(ctx: Ctx, accountId: string, platform: string): Promise<string | null> {
  const [bound] = await ctx.db
    .select({ openId: platformIdentities.openId })
    .from(platformIdentities)
    .where(and(eq(platformIdentities.accountId, accountId), eq(platformIdentities.platform, platform)))
    .orderBy(desc(platformIdentities.createdAt))
    .limit(1);
  return bound?.openId ?? null;
}
