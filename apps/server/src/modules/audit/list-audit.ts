import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { selectTrail } from './audit.repository';

const KEY = 'GET /api/mpaccount/v1/staff/audit';

/** What staff changed, newest first. */
export async function listAudit(ctx: Ctx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const read = await selectTrail(ctx.db, query.staffId, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, id }) => ({ key: createdAt, id }));
  const items = rows.map(({ id, staffId, roles, call, subject, reason, createdAt }) => ({
    entryId: id,
    staffId,
    roles,
    call,
    subject,
    reason,
    at: createdAt,
  }));
  return { items, nextCursor };
}
