import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ActorCtx } from '../../kernel/context';
import { fromCursor, toCursor } from '../../kernel/cursor';
import { consentRecords } from './account.tables';

/** Consents that the caller gave and withdrew, newest first. */
export async function showConsents(
  ctx: ActorCtx,
  { cursor, size }: QueryOf<'GET /api/mpaccount/v1/privacy/consents'>,
): Promise<ReplyOf<'GET /api/mpaccount/v1/privacy/consents'>> {
  const { id, isAccepted, version, platform, recordedAt, accountId } = consentRecords;
  const place = fromCursor(cursor);
  const rows = await ctx.db
    .select({ id, isAccepted, version, platform, recordedAt })
    .from(consentRecords)
    .where(and(eq(accountId, ctx.actor.accountId), place && sql`${id} < ${place.id}`))
    .orderBy(desc(id))
    .limit(size + 1);
  const items = rows.slice(0, size).map((row) => ({ ...row, platform: row.platform as PlatformCode }));
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last ? toCursor(last.recordedAt, last.id) : null };
}
