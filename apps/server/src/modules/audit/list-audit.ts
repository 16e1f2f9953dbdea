import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { findPeople } from '../account';
import { selectTrail } from './audit.repository';

const KEY = 'GET /api/mpaccount/v1/staff/audit';

/** What staff changed, newest first. */
export async function listAudit(ctx: Ctx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const read = await selectTrail(ctx.db, query.staffId, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, id }) => ({ key: createdAt, id }));
  const people = await findPeople(ctx, [...new Set(rows.map(({ staffId }) => staffId))]);
  const items = rows.map(({ id, staffId, roles, call, subject, reason, createdAt }) => ({
    entryId: id,
    staffId,
    staffName: people.get(staffId)?.nickname ?? '',
    roles,
    call,
    subject,
    reason,
    at: createdAt,
  }));
  return { items, nextCursor };
}
