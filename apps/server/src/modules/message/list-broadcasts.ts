import { menuOf, type QueryOf, type ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { type BroadcastRow, selectBroadcasts } from './broadcast.repository';

const KEY = 'GET /api/mpaccount/v1/staff/messages';

type Sent = ReplyOf<typeof KEY>['items'][number];

function present(row: BroadcastRow, isMasked: boolean): Sent {
  const {
    id: broadcastId,
    staffId,
    accountId,
    filter,
    kind,
    title,
    body,
    link,
    audience,
    state,
    delivered,
    read,
  } = row;
  const isHidden = isMasked && accountId !== null;
  const words = isHidden ? { title: maskMiddle(title, 1, 0), body: maskMiddle(body, 1, 0) } : { title, body };
  return {
    broadcastId,
    staffId,
    accountId,
    filter,
    kind,
    ...words,
    link,
    audience,
    state,
    delivered,
    read,
    at: row.createdAt,
  };
}

/** What staff wrote, newest first; the auditor does not read what was written to one person. */
export async function listBroadcasts(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const read = await selectBroadcasts(ctx.db, page);
  const { rows, nextCursor } = page.cut(read, ({ createdAt, id }) => ({ key: createdAt, id }));
  const seesAll = menuOf(ctx.actor).some(({ section, scopes }) => section === 'customers' && scopes.includes('all'));
  return { items: rows.map((row) => present(row, !seesAll)), nextCursor };
}
