import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, moment } from '../../../kernel/columns';
import { notPersonal } from '../../../kernel/personal-data';

/** Benefits that an order can choose, one per group. */
export const orderRightOptions = pgTable(
  'order_right_options',
  {
    rightCode: text('right_code').primaryKey(),
    groupCode: text('group_code').$type<'purchase' | 'charging' | 'service'>().notNull(),
    /** Model it is for; null for all. */
    modelId: text('model_id'),
    /** Versions it is for; null for all of the model. */
    versionIds: jsonb('version_ids').$type<string[]>(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** Effect on the order's total: above 0 costs extra, below 0 takes off. */
    priceFen: fen('price_fen').notNull(),
    /** Used when the customer chooses nothing; its stock is never limited. */
    isDefault: boolean('is_default').notNull(),
    /** Remaining stock; null when it is not limited. */
    stock: integer('stock'),
    /** Available until then; null for no end. */
    endsAt: moment('ends_at'),
    position: integer('position').notNull(),
  },
  (table) => [check('order_right_options_stock', sql`${table.stock} >= 0`)],
);

notPersonal('names of benefits', orderRightOptions);
