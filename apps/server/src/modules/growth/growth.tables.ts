import type { BenefitPeriod } from '@voltfront/rules/growth/benefit-period';
import type { GrowthLevel } from '@voltfront/rules/growth/growth-level';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { count, createdAt, moment } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Rules of growth value by version; the newest that is in force counts. */
export const growthRules = pgTable('growth_rules', {
  version: text('version').primaryKey(),
  effectiveAt: moment('effective_at').notNull(),
  /** Level 1 first. */
  levels: jsonb('levels').$type<GrowthLevel[]>().notNull(),
});

/** What customers are given growth value for. */
export const growthSource = pgTable('growth_source', {
  /** Reason of the ledger entries. */
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  amount: integer('amount').notNull(),
  /** Most entries of a person on one day. */
  dailyLimit: integer('daily_limit').notNull(),
  /** Most entries of a person in one calendar year. */
  yearlyLimit: integer('yearly_limit').notNull(),
  position: integer('position').notNull(),
});

/** What levels bring. */
export const growthBenefit = pgTable('growth_benefit', {
  code: text('code').primaryKey(),
  /** Lowest level that has it. */
  level: integer('level').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
  /** Name of an icon of the storefront. */
  icon: text('icon').notNull(),
  /** Template of the coupon that can be claimed; null without a gift. */
  giftTemplate: text('gift_template'),
  giftTitle: text('gift_title'),
  giftPeriod: text('gift_period').$type<BenefitPeriod>(),
  position: integer('position').notNull(),
});

/** Gifts that were claimed: one per benefit and period. */
export const growthClaim = pgTable(
  'growth_claim',
  {
    accountId: text('account_id').notNull(),
    benefit: text('benefit').notNull(),
    /** `2026-11`, `2026-Q4` or `2026`. */
    period: text('period').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.benefit, t.period] })],
);

/** Yearly reviews: one per person and calendar year. */
export const growthReview = pgTable(
  'growth_review',
  {
    accountId: text('account_id').notNull(),
    year: text('year').notNull(),
    levelBefore: integer('level_before').notNull(),
    levelAfter: integer('level_after').notNull(),
    /** Growth value gained within the year. */
    earned: count('earned').notNull(),
    /** Growth value that the review took. */
    taken: count('taken').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.year] })],
);

/** Years whose review is complete for everybody. */
export const growthReviewedYear = pgTable('growth_reviewed_year', {
  year: text('year').primaryKey(),
  createdAt: createdAt(),
});

personal(growthClaim, {
  owner: growthClaim.accountId,
  exported: {
    title: '等级礼遇',
    columns: { benefit: growthClaim.benefit, period: growthClaim.period, createdAt: growthClaim.createdAt },
    newest: growthClaim.createdAt,
  },
  erased: { delete: true },
});
personal(growthReview, {
  owner: growthReview.accountId,
  exported: {
    title: '等级年度回顾',
    columns: {
      year: growthReview.year,
      levelBefore: growthReview.levelBefore,
      levelAfter: growthReview.levelAfter,
      earned: growthReview.earned,
      taken: growthReview.taken,
    },
    newest: growthReview.year,
  },
  erased: { delete: true },
});
