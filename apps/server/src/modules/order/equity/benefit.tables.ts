import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, moment } from '../../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../../kernel/personal-data';

/** Early-bird benefits of blind and intention orders, until the orders are converted. */
export const orderBenefits = pgTable(
  'order_benefits',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    benefitCode: text('benefit_code').notNull(),
    kind: text('kind').$type<'offset' | 'freeOption' | 'priority'>().notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** The most that a free option deducts; the deducted amount of an offset. */
    amountFen: fen('amount_fen').notNull(),
    /** Options that can be free; null for other kinds. */
    productCodes: jsonb('product_codes').$type<string[]>(),
    modelId: text('model_id'),
    exclusiveGroup: text('exclusive_group'),
    endsAt: moment('ends_at'),
    priorityNumber: integer('priority_number'),
    /** Released by a change of the model. */
    isReleased: boolean('is_released').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderNo, table.benefitCode] })],
);

personal(orderBenefits, {
  owner: orderBenefits.userId,
  exported: {
    title: '订单权益',
    columns: pick(orderBenefits, 'orderNo', 'name', 'text', 'amountFen', 'endsAt', 'isReleased'),
  },
  erased: { keep: SALES_ARE_KEPT },
});
