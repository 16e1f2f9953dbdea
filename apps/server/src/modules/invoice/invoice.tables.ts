import type { InvoiceField, InvoiceState } from '@voltfront/rules/invoice/invoice-moves';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { masked, personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';

/** Applications for invoices: one for each order that asked for one. What was entered is encrypted. */
export const invoices = pgTable(
  'invoices',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    /** Counts the applications that were sent; 0 before the first. */
    attempt: integer('attempt').notNull().default(0),
    storeId: text('store_id'),
    modelName: text('model_name').notNull(),
    versionName: text('version_name').notNull(),
    buyerKind: text('buyer_kind').$type<'personal' | 'enterprise'>().notNull(),
    buyerName: text('buyer_name').notNull(),
    maskedNumber: text('masked_number').notNull(),
    amountFen: fen('amount_fen').notNull(),
    vin: text('vin'),
    sealedForm: text('sealed_form').notNull(),
    wrongFields: jsonb('wrong_fields').$type<InvoiceField[]>().notNull().default([]),
    /** Why it was returned or cancelled. */
    reason: text('reason').notNull().default(''),
    texts: jsonb('texts').$type<KeptTexts>(),
    submittedAt: moment('submitted_at').notNull(),
    /** Shanghai day of the e-mails that are counted. */
    mailDay: text('mail_day').notNull().default(''),
    mailCount: integer('mail_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    uniqueIndex('invoices_of_order').on(table.orderNo),
    index('invoices_newest').on(table.createdAt, table.orderNo),
    index('invoices_of_state').on(table.state, table.createdAt, table.orderNo),
  ],
);

/** Invoices that were issued. They stay, also when a red one has cancelled them. */
export const invoicePapers = pgTable(
  'invoice_papers',
  {
    userId: text('user_id').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    orderNo: text('order_no').notNull(),
    attempt: integer('attempt').notNull(),
    amountFen: fen('amount_fen').notNull(),
    netFen: fen('net_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    vin: text('vin').notNull(),
    /** In whose name. */
    title: text('title').notNull(),
    sealedContent: text('sealed_content').notNull(),
    isByHand: boolean('is_by_hand').notNull(),
    issuedAt: moment('issued_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** Number of the red invoice, once there is one. */
    redNo: text('red_no'),
    redReason: text('red_reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.invoiceNo] }),
    uniqueIndex('invoice_papers_number').on(table.invoiceNo),
    uniqueIndex('invoice_papers_attempt').on(table.userId, table.orderNo, table.attempt),
  ],
);

personal(invoices, {
  owner: invoices.userId,
  exported: {
    title: '发票申请',
    columns: pick(invoices, 'orderNo', 'state', 'buyerName', 'maskedNumber', 'amountFen', 'vin', 'createdAt'),
    newest: invoices.createdAt,
    show: (row) => ({ ...row, buyerName: masked(row.buyerName) }),
  },
  erased: { keep: SALES_ARE_KEPT },
});
personal(invoicePapers, {
  owner: invoicePapers.userId,
  exported: {
    title: '发票',
    columns: pick(invoicePapers, 'invoiceNo', 'orderNo', 'amountFen', 'taxFen', 'vin', 'issuedAt', 'cancelledAt'),
    newest: invoicePapers.issuedAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
