import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, moment } from '../../../kernel/columns';
import type { LenderReport } from '../types';

/** What the simulator's page shows of a case; the only personal data is the buyer's name. */
export interface ShownCase {
  orderNo: string;
  lenderName: string;
  productName: string;
  carName: string;
  buyerName: string;
  downPaymentFen: number;
  months: number;
  rateBp: number;
  monthlyFen: number;
  finalPaymentFen: number;
  returnPath: string;
}

/**
 * The simulated lender's own database. The shop never reads it: it only calls the provider and
 * receives notices.
 */
export const sandboxLenderCases = pgTable('sandbox_lender_cases', {
  applicationNo: text('application_no').primaryKey(),
  providerNo: text('provider_no').notNull(),
  state: text('state').$type<LenderReport['state']>().notNull(),
  shown: jsonb('shown').$type<ShownCase>().notNull(),
  loanFen: fen('loan_fen').notNull(),
  /** Secret part of the page's URL. */
  accessKey: text('access_key').notNull(),
  approvedFen: fen('approved_fen'),
  approvedUntil: moment('approved_until'),
  reason: text('reason'),
  createdAt: moment('created_at').notNull(),
});

/** Notices to the shop, sent repeatedly until accepted. */
export const sandboxLenderNotices = pgTable(
  'sandbox_lender_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    applicationNo: text('application_no').notNull(),
    /** The JSON that is signed and sent, byte for byte. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('sandbox_lender_notices_case').on(table.applicationNo)],
);
