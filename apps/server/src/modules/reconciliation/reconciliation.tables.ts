import type { DifferenceAbout, DifferenceKind, MoneyAbout, StatementLine } from '@voltfront/rules/reconciliation/books';
import type { DifferenceActor, DifferenceState } from '@voltfront/rules/reconciliation/difference-moves';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, idColumn, moment, updatedAt } from '../../kernel/columns';
import { notPersonal } from '../../kernel/personal-data';
import type { PaymentMethod, StatementFault } from '../../providers/payment';

/** Why a day has no statement yet. */
export type DayFault = StatementFault | 'down' | 'late';

const sum = (name: string) => fen(name).notNull().default(0);
const number = (name: string) => integer(name).notNull().default(0);

/** Days of each provider, in Asia/Shanghai. */
export const reconciliationDays = pgTable(
  'reconciliation_days',
  {
    /** Such as `2026-11-25-wechat`. */
    id: idColumn(),
    method: text('method').$type<PaymentMethod>().notNull(),
    day: text('day').notNull(),
    /** Midnight at which it begins. */
    startAt: moment('start_at').notNull(),
    /** When it is to be compared next; null when nothing is to do. */
    nextAt: moment('next_at'),
    /** Until then one process works on it. */
    leaseUntil: moment('lease_until'),
    attempts: number('attempts'),
    /** What went wrong at the last attempt. */
    fault: text('fault').$type<DayFault>(),
    /** When it was compared last; null while its statement is not known. */
    checkedAt: moment('checked_at'),
    theirPaidCount: number('their_paid_count'),
    theirPaidFen: sum('their_paid_fen'),
    theirRefundedCount: number('their_refunded_count'),
    theirRefundedFen: sum('their_refunded_fen'),
    ourPaidCount: number('our_paid_count'),
    ourPaidFen: sum('our_paid_fen'),
    ourRefundedCount: number('our_refunded_count'),
    ourRefundedFen: sum('our_refunded_fen'),
    /** What one side counts on another day. */
    timingFen: sum('timing_fen'),
    /** Entries that may be on a statement which is still to come. */
    pendingCount: number('pending_count'),
    /** The rate that was agreed when the statement came; null for days whose statement came without fees. */
    feePerMillion: integer('fee_per_million'),
    /** Sums of the bill: what was settled, what it takes, and what the rate makes. */
    billPaidFen: fen('bill_paid_fen'),
    billRefundedFen: fen('bill_refunded_fen'),
    billFeeFen: fen('bill_fee_fen'),
    agreedFeeFen: fen('agreed_fee_fen'),
    /** Sums of what moved on the account. */
    flowPaidFen: fen('flow_paid_fen'),
    flowRefundedFen: fen('flow_refunded_fen'),
    flowFeeFen: fen('flow_fee_fen'),
    flowOtherFen: fen('flow_other_fen'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('reconciliation_days_of_method').on(table.method, table.startAt),
    index('reconciliation_days_newest').on(table.startAt, table.id),
    index('reconciliation_days_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** Lines of the statements, as the providers sent them. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    dayId: text('day_id').notNull(),
    /** Place on the statement, from 1. */
    sequence: integer('sequence').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** Midnight at which the day of the statement begins. */
    day: moment('day').notNull(),
    about: text('about').$type<MoneyAbout>().notNull(),
    number: text('number').notNull(),
    providerNo: text('provider_no').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** Null for lines that were stored without them. */
    settledFen: fen('settled_fen'),
    feeFen: fen('fee_fen'),
    at: moment('at').notNull(),
    state: text('state').$type<StatementLine['state']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dayId, table.sequence] }),
    index('reconciliation_lines_number').on(table.method, table.number),
  ],
);

/** Differences between the shop's books and statements. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: idColumn(),
    dayId: text('day_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    day: text('day').notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    about: text('about').$type<DifferenceAbout>().notNull(),
    number: text('number').notNull(),
    /** Null where the shop does not know the number. */
    orderNo: text('order_no'),
    providerNo: text('provider_no'),
    ourFen: fen('our_fen'),
    theirFen: fen('their_fen'),
    /** What the provider counts less what the shop counts. */
    effectFen: fen('effect_fen').notNull(),
    ourState: text('our_state'),
    theirState: text('their_state').$type<StatementLine['state']>(),
    ourAt: moment('our_at'),
    theirAt: moment('their_at'),
    isRepairable: boolean('is_repairable').notNull(),
    state: text('state').$type<DifferenceState>().notNull(),
    /** Who settled it; null while it is not. */
    settledBy: text('settled_by').$type<DifferenceActor>(),
    historyCount: integer('history_count').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Comparing a day again finds the same ones.
    uniqueIndex('reconciliation_differences_one').on(table.dayId, table.kind, table.about, table.number),
    index('reconciliation_differences_newest').on(table.createdAt, table.id),
    index('reconciliation_differences_state').on(table.state, table.createdAt, table.id),
    index('reconciliation_differences_day').on(table.dayId, table.createdAt, table.id),
  ],
);

/** History of the differences' states. */
export const reconciliationHistory = pgTable(
  'reconciliation_history',
  {
    differenceId: text('difference_id').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state').$type<DifferenceState>().notNull(),
    who: text('who').$type<DifferenceActor>().notNull(),
    /** Reason in the words of staff; empty for what the shop does. */
    note: text('note').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.differenceId, table.sequence] })],
);

notPersonal('sums of days', reconciliationDays);
notPersonal(
  'numbers and amounts of payments, whose people are declared with them',
  reconciliationLines,
  reconciliationDifferences,
  reconciliationHistory,
);
