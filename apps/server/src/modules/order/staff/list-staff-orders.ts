import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { openPage } from '../../../kernel/list';
import { maskMiddle } from '../../../kernel/personal-data';
import { type StaffSight, staffSight } from '../../../kernel/staff-sight';
import { findStores } from '../../store';
import type { OrderRow } from '../order.repository';
import { toFilter } from './filter-orders';
import { selectFiltered } from './staff-orders.repository';

const KEY = 'GET /api/mporder/v1/staff/orders';
export type StaffOrder = ReplyOf<typeof KEY>['items'][number];

/** Orders as lines of a list; their stores are read in one statement. */
export async function presentLines(ctx: Ctx, sight: StaffSight, rows: readonly OrderRow[]): Promise<StaffOrder[]> {
  const stores = await findStores(ctx, [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))]);
  return rows.map((row) => ({
    orderNo: row.orderNo,
    kind: row.kind,
    state: row.state,
    modelName: row.quote.modelName,
    versionName: row.quote.versionName,
    buyerName: sight.isMasked(row.storeId) ? maskMiddle(row.buyer.name, 1, 0) : row.buyer.name,
    cityName: row.cityName,
    storeName: (row.storeId === null ? undefined : stores.get(row.storeId)?.name) ?? null,
    totalFen: row.totalFen,
    paidFen: row.paidFen,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

/** Orders of all customers that the caller may see, newest first. @throws BAD_INPUT for a forged cursor or a false day */
export async function listStaffOrders(ctx: ActorCtx, query: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const page = openPage(ctx, KEY, query, false);
  const sight = await staffSight(ctx, 'orders');
  const read = await selectFiltered(ctx.db, await toFilter(ctx, sight, query), page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.orderNo }));
  return { items: await presentLines(ctx, sight, rows), nextCursor };
}
