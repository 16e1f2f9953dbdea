import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { consentsOf } from './preference.repository';

/** Consents that the caller gave and withdrew, newest first. */
export async function showConsents(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpaccount/v1/privacy/consents'>,
): Promise<ReplyOf<'GET /api/mpaccount/v1/privacy/consents'>> {
  const page = openPage(ctx, 'GET /api/mpaccount/v1/privacy/consents', query);
  const read = await consentsOf(ctx.db, ctx.actor.accountId, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: 0, id: row.id }));
  return { items: rows.map((row) => ({ ...row, platform: row.platform as PlatformCode })), nextCursor };
}
