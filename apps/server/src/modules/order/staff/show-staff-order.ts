import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { maskMiddle } from '../../../kernel/personal-data';
import { staffSight } from '../../../kernel/staff-sight';
import { staffById } from '../../account';
import { uploadAddress } from '../../upload';
import { findAccount } from '../final/find-account';
import { presentFinal } from '../final/show-final';
import { presentDetail } from '../order.presenter';
import { historyOf, selectByNo } from './staff-orders.repository';

const KEY = 'GET /api/mporder/v1/staff/order';
const FINAL = 'GET /api/mporder/v1/staff/order/final';

/** An order that the caller may see, and how much of it. @throws NOT_FOUND, also for an order of another store */
async function sightOf(ctx: ActorCtx, orderNo: string) {
  const sight = await staffSight(ctx, 'orders');
  const row = await selectByNo(ctx.db, orderNo);
  if (!row || (sight.onlyStoreId !== undefined && row.storeId !== sight.onlyStoreId)) throw refuse('NOT_FOUND');
  return { sight, row };
}

/** The final payment of an order. @throws NOT_FOUND, also for a blind order, which has none */
export async function showStaffFinal(
  ctx: ActorCtx,
  { orderNo }: QueryOf<typeof FINAL>,
): Promise<ReplyOf<typeof FINAL>> {
  const { row } = await sightOf(ctx, orderNo);
  if (row.kind === 'blind') throw refuse('NOT_FOUND');
  const found = await findAccount(ctx, row);
  return { ...(await presentFinal(ctx, row, found)), applicationNo: found.loan?.applicationNo ?? null };
}

/** An order as its customer sees it, with its history. @throws NOT_FOUND, also for an order of another store */
export async function showStaffOrder(ctx: ActorCtx, { orderNo }: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const { sight, row } = await sightOf(ctx, orderNo);
  const isMasked = sight.isMasked(row.storeId);
  const shown = (name: string) => (isMasked ? maskMiddle(name, 1, 0) : name);
  const view = await presentDetail(ctx, row);
  const history = await historyOf(ctx.db, row);
  const person = await staffById(ctx, row.userId);
  return {
    view: { ...view, buyer: { ...view.buyer, name: shown(view.buyer.name) } },
    customer: {
      accountId: row.userId,
      nickname: person ? shown(person.nickname) : '',
      avatar: uploadAddress(ctx, person?.avatar ?? '/assets/avatars/person-01.webp'),
      maskedMobile: person?.maskedMobile ?? '',
    },
    history: history.map(({ state, title, note, who, at }) => ({ state, title, note, who, at })),
    isMasked,
  };
}
