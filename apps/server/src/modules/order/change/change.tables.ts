import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, moment } from '../../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../../kernel/personal-data';
import type { KeptTexts } from '../../../kernel/texts';
import type { ChangeEnd, ChangeKind, Released } from './change.types';

/**
 * Every change of an order's configuration, version, model, year or benefits, in chronological
 * order.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** 1, 2, 3 … within the order. */
    sequence: integer('sequence').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    title: text('title').notNull(),
    before: jsonb('before').$type<ChangeEnd>().notNull(),
    after: jsonb('after').$type<ChangeEnd>().notNull(),
    differenceFen: fen('difference_fen').notNull(),
    /** What changed: old and new values as text. */
    items: jsonb('items').$type<{ label: string; before: string; after: string }[]>().notNull(),
    released: jsonb('released').$type<Released[]>().notNull(),
    /** What title, items and reasons were made of, to say them in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderNo, table.sequence] })],
);

personal(orderChanges, {
  owner: orderChanges.userId,
  exported: {
    title: '订单变更',
    columns: pick(orderChanges, 'orderNo', 'title', 'differenceFen', 'items', 'at'),
    newest: orderChanges.at,
  },
  erased: { keep: SALES_ARE_KEPT },
});
