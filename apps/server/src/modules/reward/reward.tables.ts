import type { Milestone } from '@voltfront/rules/reward/reward-days';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Rewards that every order with a deposit brings, by its milestones. */
export const rewards = pgTable('rewards', {
  rewardId: text('reward_id').primaryKey(),
  milestone: text('milestone').$type<Milestone>().notNull(),
  /** Full weeks since the deposit, from 1; null for other milestones. */
  week: integer('week'),
  kind: text('kind').$type<'points' | 'coupon' | 'goods'>().notNull(),
  title: text('title').notNull(),
  /** Of `points`. */
  points: integer('points'),
  /** Template of `coupon`. */
  template: text('template'),
  /** Of `goods`. */
  picture: text('picture'),
  position: integer('position').notNull(),
});

/** Where goods are sent: a copy, so that the customer's later changes do not touch it. */
export interface RewardAddress {
  receiver: string;
  mobile: string;
  area: string;
  street: string;
}

/** Rewards that were claimed: once per order and reward. */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    rewardId: text('reward_id').notNull(),
    /** Of goods. */
    address: jsonb('address').$type<RewardAddress>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderNo, table.rewardId] })],
);

personal(rewardClaims, {
  owner: rewardClaims.userId,
  exported: {
    title: '等车奖励',
    columns: pick(rewardClaims, 'orderNo', 'rewardId', 'address', 'createdAt'),
    newest: rewardClaims.createdAt,
  },
  erased: { delete: true },
});
