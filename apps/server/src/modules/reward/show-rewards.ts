import type { QueryOf, ReplyOf, RewardData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type WaitingOrder, waitingOrders } from '../order';
import { presentReward, presentWaitingOrder } from './reward.presenter';
import { type RewardRow, selectClaims, selectRewards } from './reward.repository';
import { rewardTexts } from './reward.texts';

const KEY = 'GET /api/mporder/v1/order/rewards';

/** Weeks that an order never had are left out, other days stay in view until they come. */
const isShown = ({ milestone, dayAt, state }: RewardData, order: WaitingOrder): boolean =>
  milestone !== 'week' || dayAt !== null || (order.deliveredAt === null && state === 'notYet');

async function rewardsOf(ctx: ActorCtx, order: WaitingOrder, rows: RewardRow[]): Promise<RewardData[]> {
  const claims = await selectClaims(ctx.db, ctx.actor.accountId, order.orderNo);
  return rows
    .map((row) =>
      presentReward(
        row,
        order,
        claims.find(({ rewardId }) => rewardId === row.rewardId),
        ctx.now(),
      ),
    )
    .filter((reward) => isShown(reward, order));
}

/**
 * The calendar of an order of the caller, by default the newest one with a deposit; without such an order `order` is null.
 * @throws NOT_FOUND for an order without a deposit, and for somebody else's
 */
export async function showRewards(ctx: ActorCtx, { orderNo }: QueryOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const waiting = await waitingOrders(ctx, ctx.actor.accountId);
  const order = orderNo ? waiting.find((each) => each.orderNo === orderNo) : waiting[0];
  if (orderNo && !order) throw refuse('NOT_FOUND', { message: rewardTexts.missing });
  const orders = waiting.map(presentWaitingOrder);
  if (!order) return { orders, order: null, rewards: [] };
  return {
    orders,
    order: presentWaitingOrder(order),
    rewards: await rewardsOf(ctx, order, await selectRewards(ctx.db)),
  };
}
