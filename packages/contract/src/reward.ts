import { MILESTONES } from '@voltfront/rules/reward/reward-days';
import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { OrderNo, OrderState } from './order';

const Reward = z.object({
  rewardId: z.string(),
  milestone: z.enum(MILESTONES),
  /** Full weeks since the deposit, from 1; null for other milestones. */
  week: z.int().nullable(),
  kind: z.enum(['points', 'coupon', 'goods']),
  title: z.string(),
  /** Of `points`. */
  points: z.int().nullable(),
  picture: PicturePath.nullable(),
  /** Beginning of its day in Shanghai; null while the day is not known. */
  dayAt: At.nullable(),
  /** From then on it can no longer be claimed. */
  endsAt: At.nullable(),
  state: z.enum(['notYet', 'claimable', 'claimed', 'expired', 'closed']),
  claimedAt: At.nullable(),
});

const RewardOrder = z.object({
  orderNo: OrderNo,
  state: OrderState,
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  depositPaidAt: At,
  /** A refund runs or is done. */
  isGivenUp: z.boolean(),
});

export const reward = defineEndpoints({
  'GET /api/mporder/v1/order/rewards': {
    summary:
      'Rewards for the days from deposit to delivery of one order, and the orders that have such days, newest first.',
    auth: 'customer',
    /** Left out: the newest order. */
    query: z.object({ orderNo: OrderNo.optional() }),
    reply: z.object({
      orders: z.array(RewardOrder),
      order: RewardOrder.nullable(),
      rewards: z.array(Reward),
    }),
  },
  'POST /api/mporder/v1/order/rewards/claim': {
    summary: 'Claims a reward, once; goods are sent to an address of the caller.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ orderNo: OrderNo, rewardId: z.string().min(1).max(40), addressId: Id.optional() }),
    reply: Reward,
  },
});

export type RewardData = z.output<typeof Reward>;
export type RewardOrderData = z.output<typeof RewardOrder>;
