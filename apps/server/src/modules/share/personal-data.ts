import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { linksOf } from './short-link.repository';
import { shortLinks } from './short-link.tables';

/** Short links made within the period. */
export async function linkFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [made] = await ctx.db
    .select({ count: countSince(shortLinks.createdAt, since) })
    .from(shortLinks)
    .where(eq(shortLinks.accountId, accountId));
  return [{ key: 'link', value: null, count: made?.count ?? 0 }];
}

/** The short links that a person made, for their own copy. */
export async function linkData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const links = await linksOf(ctx.db, accountId, COPY_ROWS);
  const rows = links.map(({ token, route, query, channel, visitCount, createdAt, expiresAt, withdrawnAt }) => ({
    token,
    route,
    query,
    channel,
    visitCount,
    createdAt,
    expiresAt,
    withdrawnAt,
  }));
  return [{ title: '分享的短链接', rows }];
}
