import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { masked } from '../../kernel/personal-data';
import { type StaffView, staffView } from '../../kernel/staff-view';
import { handoversOf } from '../order';
import { findStores } from '../store';
import { type PickupRow, selectByOrder, selectHandovers } from './pickup.repository';
import { pickupTexts } from './pickup.texts';
import { appointmentOf, stepsOf } from './show-pickup';

const LIST = 'GET /api/mporder/v1/staff/pickup/handovers';
type Handover = ReplyOf<typeof LIST>['items'][number];

/** Handovers with their orders and stores, each read in one statement for all of them. */
async function present(ctx: Ctx, view: StaffView, rows: readonly PickupRow[]): Promise<Handover[]> {
  const orders = await handoversOf(
    ctx,
    rows.map(({ orderNo }) => orderNo),
  );
  const stores = await findStores(ctx, [...new Set(rows.map(({ storeId }) => storeId))]);
  return rows.flatMap((row) => {
    const { orderNo, state, storeId, scannedAt, deliveredAt } = row;
    const order = orders.get(orderNo);
    if (!order) return [];
    const { modelName, versionName, buyer } = order;
    return {
      orderNo,
      state,
      modelName,
      versionName,
      buyerName: view.isMasked(storeId) ? (masked(buyer.name) ?? '') : buyer.name,
      buyerMobile: buyer.maskedMobile,
      storeId,
      storeName: stores.get(storeId)?.name ?? '',
      appointment: appointmentOf(row),
      steps: stepsOf(order),
      scannedAt,
      deliveredAt,
    };
  });
}

/** Handovers in a state, those that moved last first, as far as the caller may see them. */
export async function listHandovers(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const view = await staffView(ctx, 'handovers');
  if (view.isLimited && view.storeId === null) return { items: [], nextCursor: null };
  const storeId = view.isLimited ? (view.storeId ?? undefined) : undefined;
  const read = await selectHandovers(ctx.db, { state: query.state, storeId }, page);
  const { rows, nextCursor } = page.cut(read, ({ updatedAt, orderNo }) => ({ key: updatedAt, id: orderNo }));
  return { items: await present(ctx, view, rows), nextCursor };
}

/** One handover. @throws NOT_FOUND also for another store's */
export async function showHandover(ctx: Ctx, view: StaffView, orderNo: string): Promise<Handover> {
  const row = await selectByOrder(ctx.db, orderNo);
  const isSeen = row && (!view.isLimited || (view.storeId !== null && view.storeId === row.storeId));
  const [item] = isSeen ? await present(ctx, view, [row]) : [];
  if (!item) throw refuse('NOT_FOUND', { message: pickupTexts.missing });
  return item;
}
