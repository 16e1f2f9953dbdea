import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { RewardState } from '@voltfront/rules/reward/reward-days';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { copyOwnAddress } from '../address';
import { grantCoupon } from '../coupon';
import { lockWaitingOrder } from '../order';
import { earn } from '../points';
import { presentReward } from './reward.presenter';
import { type ClaimRow, findReward, insertClaim, type RewardRow } from './reward.repository';
import type { RewardAddress } from './reward.tables';
import { rewardTexts } from './reward.texts';

const KEY = 'POST /api/mporder/v1/order/rewards/claim';

const REFUSALS: Partial<Record<RewardState, string>> = {
  notYet: rewardTexts.notYet,
  expired: rewardTexts.expired,
  closed: rewardTexts.closed,
};

async function addressFor(ctx: ActorCtx, { kind }: RewardRow, addressId?: string): Promise<RewardAddress | null> {
  if (kind !== 'goods') return null;
  const found = await copyOwnAddress(ctx, addressId);
  if (!found) throw refuse('BAD_INPUT', { message: rewardTexts.chooseAddress, data: { fields: ['body.addressId'] } });
  return found.copy;
}

/** Books points, or gives out the coupon; goods are sent by staff. @throws SOLD_OUT when the coupon has run out */
async function hand(ctx: ActorCtx, row: RewardRow, claim: ClaimRow): Promise<void> {
  const accountId = claim.userId;
  const ref = `${claim.orderNo}:${row.rewardId}`;
  if (row.kind === 'points' && row.points) await earn(ctx, { accountId, amount: row.points, reason: 'waiting', ref });
  if (row.kind !== 'coupon' || !row.template) return;
  if (!(await grantCoupon(ctx, { accountId, template: row.template, reason: 'waiting', ref })))
    throw refuse('SOLD_OUT');
}

/**
 * Claims a reward of an order of the caller; needs a transaction, which holds the order: a refund waits, or is seen here.
 * @throws NOT_FOUND, STATE_CHANGED before its day, after its time and for an order that is given up, ALREADY_DONE for the
 *   second time, BAD_INPUT for goods without an own address, SOLD_OUT when the coupon has run out
 */
export async function claimReward(ctx: ActorCtx, body: BodyOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const userId = ctx.actor.accountId;
  const order = await lockWaitingOrder(ctx, { userId, orderNo: body.orderNo });
  const row = await findReward(ctx.db, body.rewardId);
  if (!order || !row) throw refuse('NOT_FOUND', { message: rewardTexts.missing });
  const message = REFUSALS[presentReward(row, order, undefined, ctx.now()).state];
  if (message) throw refuse('STATE_CHANGED', { message });
  const address = await addressFor(ctx, row, body.addressId);
  const claim = { userId, orderNo: body.orderNo, rewardId: row.rewardId, address, createdAt: ctx.now() };
  if (!(await insertClaim(ctx.db, claim))) throw refuse('ALREADY_DONE', { message: rewardTexts.claimed });
  await hand(ctx, row, claim);
  return presentReward(row, order, claim, ctx.now());
}
