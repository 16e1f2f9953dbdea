import type { ReplyOf } from '@voltfront/contract';
import type { InspectionState } from '@voltfront/rules/inspection/inspection-moves';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';

type Report = NonNullable<ReplyOf<'GET /api/mporder/v1/order/inspection'>['report']>;

/** How an item of the template was found. */
export interface CheckedItem {
  itemKey: string;
  isPassed: boolean;
  remark: string;
}

/** Reports about the cars that arrived: one for each order, without content until it is written. */
export const inspections = pgTable(
  'inspections',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    state: text('state').$type<InspectionState>().notNull(),
    /** Grows with every change of the content; 0 before there is any. */
    revision: integer('revision').notNull().default(0),
    openQuestions: integer('open_questions').notNull().default(0),
    inspectorName: text('inspector_name').notNull().default(''),
    inspectedAt: moment('inspected_at'),
    vin: text('vin').notNull().default(''),
    mileageKm: integer('mileage_km').notNull().default(0),
    batteryPercent: integer('battery_percent').notNull().default(0),
    photos: jsonb('photos').$type<Report['photos']>().notNull().default([]),
    items: jsonb('items').$type<CheckedItem[]>().notNull().default([]),
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    uniqueIndex('inspections_of_order').on(table.orderNo),
  ],
);

/** Questions of customers about items of their report. */
export const inspectionQuestions = pgTable(
  'inspection_questions',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    questionId: text('question_id').notNull(),
    itemKey: text('item_key').notNull(),
    text: text('text').notNull(),
    /** Stored paths of the customer's uploads. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('inspection_questions_of_order').on(table.userId, table.orderNo, table.askedAt),
  ],
);

personal(inspections, {
  owner: inspections.userId,
  exported: {
    title: '验车报告',
    columns: pick(inspections, 'orderNo', 'state', 'vin', 'mileageKm', 'items', 'confirmedAt', 'createdAt'),
    newest: inspections.createdAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
personal(inspectionQuestions, {
  owner: inspectionQuestions.userId,
  exported: {
    title: '验车疑问',
    columns: pick(inspectionQuestions, 'orderNo', 'itemKey', 'text', 'answer', 'askedAt'),
    newest: inspectionQuestions.askedAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
