import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { masked } from '../../kernel/personal-data';
import { type StaffView, staffView } from '../../kernel/staff-view';
import { handoversOf } from '../order';
import { findStores } from '../store';
import { type InsuranceRow, selectByOrder, selectToCheck } from './insurance.repository';
import { insuranceTexts } from './insurance.texts';
import { presentOwnPolicy } from './show-insurance';

const LIST = 'GET /api/mporder/v1/staff/insurance/policies';
type Item = ReplyOf<typeof LIST>['items'][number];

const isToCheck = (state: InsuranceRow['state']): state is Item['state'] => state.startsWith('ownPolicy');

/** Own policies with their orders and stores, each read in one statement for all of them. */
async function present(ctx: Ctx, view: StaffView, rows: readonly InsuranceRow[]): Promise<Item[]> {
  const orders = await handoversOf(
    ctx,
    rows.map(({ orderNo }) => orderNo),
  );
  const stores = await findStores(ctx, [...new Set(rows.flatMap(({ storeId }) => storeId ?? []))]);
  return rows.flatMap((row) => {
    const { orderNo, state, storeId, checkedAt } = row;
    const order = orders.get(orderNo);
    const ownPolicy = presentOwnPolicy(ctx, row);
    if (!order || !ownPolicy || !isToCheck(state)) return [];
    const isMasked = view.isMasked(storeId);
    const { name } = order.buyer;
    return {
      orderNo,
      state,
      modelName: order.modelName,
      buyerName: isMasked ? (masked(name) ?? '') : name,
      storeId,
      storeName: stores.get(storeId ?? '')?.name ?? '',
      ownPolicy: isMasked
        ? { ...ownPolicy, policyNo: masked(ownPolicy.policyNo, 2, 2) ?? '', picture: null }
        : ownPolicy,
      checkedAt,
    };
  });
}

/** Own policies to check, those sent last first, as far as the caller may see them. */
export async function listOwnPolicies(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const view = await staffView(ctx, 'handovers');
  if (view.isLimited && view.storeId === null) return { items: [], nextCursor: null };
  const storeId = view.isLimited ? (view.storeId ?? undefined) : undefined;
  const read = await selectToCheck(ctx.db, { state: query.state, storeId }, page);
  const { rows, nextCursor } = page.cut(read, ({ ownSentAt, orderNo }) => ({ key: ownSentAt ?? 0, id: orderNo }));
  return { items: await present(ctx, view, rows), nextCursor };
}

/** The own policy of one order. @throws NOT_FOUND also for another store's */
export async function showOwnPolicy(
  ctx: ActorCtx,
  orderNo: string,
): Promise<ReplyOf<'GET /api/mporder/v1/staff/insurance/policy'>> {
  const view = await staffView(ctx, 'handovers');
  const row = await selectByOrder(ctx.db, orderNo);
  const isSeen = row && (!view.isLimited || (view.storeId !== null && view.storeId === row.storeId));
  const [item] = isSeen ? await present(ctx, view, [row]) : [];
  if (!item) throw refuse('NOT_FOUND', { message: insuranceTexts.missing });
  return item;
}
