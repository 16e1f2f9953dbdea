import type { OptionSuccessor } from '@voltfront/rules/order/compare-options';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../../kernel/personal-data';

/** A compensation for keeping the model year. */
export interface Compensation {
  optionCode: string;
  kind: 'points' | 'optionCoupon';
  title: string;
  text: string;
  /** For `points`. */
  points: number | null;
  /** For `optionCoupon`: deducted from the order's price (fen). */
  amountFen: number | null;
}

/**
 * New model years, offered to orders placed before their start. The table keeps its name from the
 * first release.
 */
export const yearOffers = pgTable(
  'year_campaigns',
  {
    offerId: text('campaign_id').primaryKey(),
    modelId: text('model_id').notNull(),
    fromYear: integer('from_year').notNull(),
    toYear: integer('to_year').notNull(),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Exclusive end of the window. */
    endsAt: moment('ends_at').notNull(),
    news: jsonb('news').$type<string[]>().notNull(),
    compensations: jsonb('compensations').$type<Compensation[]>().notNull(),
    /** Old version → its equivalent in the new year. A version without an entry has none. */
    versionMap: jsonb('version_map').$type<Record<string, string>>().notNull(),
    /** Replacements of options; those without an entry keep their code where it is offered. */
    successors: jsonb('successors').$type<OptionSuccessor[]>().notNull(),
  },
  (table) => [index('year_campaigns_model').on(table.modelId)],
);

/**
 * Decisions about offers. One row per order and offer, so that a compensation is granted only once.
 */
export const yearDecisions = pgTable(
  'year_decisions',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    offerId: text('campaign_id').notNull(),
    choice: text('choice').$type<'keep' | 'change'>().notNull(),
    chosenAt: moment('chosen_at').notNull(),
    /**
     * Compensation granted for keeping the year; stays recorded after it was reversed by a change.
     */
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
    columns: pick(yearDecisions, 'orderNo', 'choice', 'chosenAt', 'grantedCode', 'grantedAt'),
    newest: yearDecisions.chosenAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
