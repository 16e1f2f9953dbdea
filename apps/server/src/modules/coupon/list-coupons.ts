import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { presentCard } from './coupon.presenter';
import { positionIn, selectCoupons } from './list-coupons.repository';

const KEY = 'GET /api/mpintegral/v1/coupons';

/** The caller's coupons of a tab, of one kind where that is asked for. */
export async function listCoupons(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query);
  const { tab, kind } = query;
  const now = ctx.now();
  const read = await selectCoupons(ctx.db, { accountId: ctx.actor.accountId, tab, kind, now }, page);
  const { rows, nextCursor } = page.cut(read, (row) => positionIn(tab, row));
  return { items: rows.map((row) => presentCard(row, now)), nextCursor };
}
