import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, type PersonalSection } from '../../kernel/personal-data';
import { linksOf } from './short-link.repository';

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
