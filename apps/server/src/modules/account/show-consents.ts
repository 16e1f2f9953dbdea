import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import { and, eq } from 'drizzle-orm';
import type { ActorCtx } from '../../kernel/context';
import { keysetById, openPage } from '../../kernel/list';
import { consentRecords } from './account.tables';

const newestFirst = keysetById(consentRecords.id);

/** Consents that the caller gave and withdrew, newest first. */
export async function showConsents(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpaccount/v1/privacy/consents'>,
): Promise<ReplyOf<'GET /api/mpaccount/v1/privacy/consents'>> {
  const { id, isAccepted, version, platform, recordedAt, accountId } = consentRecords;
  const page = openPage(ctx, 'GET /api/mpaccount/v1/privacy/consents', query);
  const read = await ctx.db
    .select({ id, isAccepted, version, platform, recordedAt })
    .from(consentRecords)
    .where(and(eq(accountId, ctx.actor.accountId), newestFirst.after(page.after)))
    .orderBy(...newestFirst.order)
    .limit(page.limit);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: 0, id: row.id }));
  return { items: rows.map((row) => ({ ...row, platform: row.platform as PlatformCode })), nextCursor };
}
