import type { OptionSuccessor } from '@voltfront/rules/order/compare-options';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/columns';
import { personal } from '../../../kernel/personal-data';

/** What is offered for keeping the model year. */
export interface Compensation {
  optionCode: string;
  kind: 'points' | 'optionCoupon';
  title: string;
  text: string;
  /** Of `points`. */
  points: number | null;
  /** Of `optionCoupon`: taken off the price of the order. */
  amountFen: number | null;
}

/** New model years, offered to orders of before their start. The database keeps the names of its first release. */
export const yearOffers = pgTable(
  'year_campaigns',
  {
    offerId: text('campaign_id').primaryKey(),
    modelId: text('model_id').notNull(),
    fromYear: integer('from_year').notNull(),
    toYear: integer('to_year').notNull(),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** No longer belongs to the window. */
    endsAt: moment('ends_at').notNull(),
    news: jsonb('news').$type<string[]>().notNull(),
    compensations: jsonb('compensations').$type<Compensation[]>().notNull(),
    /** Old version → the one that takes its place. A version without an entry has no equivalent. */
    versionMap: jsonb('version_map').$type<Record<string, string>>().notNull(),
    /** What becomes of options; those without an entry keep their code where it is offered. */
    successors: jsonb('successors').$type<OptionSuccessor[]>().notNull(),
  },
  (table) => [index('year_campaigns_model').on(table.modelId)],
);

/** Decisions of orders. One row per order and offer, so a compensation is granted once. */
export const yearDecisions = pgTable(
  'year_decisions',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    offerId: text('campaign_id').notNull(),
    choice: text('choice').$type<'keep' | 'change'>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
    /** Compensation granted for keeping; stays noted when it was taken back with a change. */
    grantedCode: text('granted_code'),
    grantedAt: moment('granted_at'),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderNo, table.offerId] })],
);

personal(yearDecisions, {
  owner: yearDecisions.userId,
  exported: {
    title: '年款选择',
    columns: {
      orderNo: yearDecisions.orderNo,
      choice: yearDecisions.choice,
      chosenAt: yearDecisions.chosenAt,
      grantedCode: yearDecisions.grantedCode,
      grantedAt: yearDecisions.grantedAt,
    },
    newest: yearDecisions.chosenAt,
  },
  erased: { keep: 'sales are kept as the law on bookkeeping wants it' },
});
