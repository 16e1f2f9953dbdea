import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Running balances of an account; the checks keep every one of them from going below zero. */
export const pointsBalance = pgTable(
  'points_balance',
  {
    accountId: text('account_id').primaryKey(),
    points: count('points').notNull().default(0),
    growth: count('growth').notNull().default(0),
    kr: count('kr').notNull().default(0),
    /** Whether the points are divided into lots. Balances older than lots are divided when they are next locked. */
    hasLots: boolean('has_lots').notNull().default(false),
    /** When the first lot expires; null without points that do. */
    nextExpiryAt: moment('next_expiry_at'),
    /** The `nextExpiryAt` that the person was told of. */
    announcedExpiryAt: moment('announced_expiry_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('points_balance_expiry').on(t.nextExpiryAt).where(sql`${t.nextExpiryAt} is not null`),
    index('points_balance_without_lots').on(t.accountId).where(sql`not ${t.hasLots}`),
    check('points_balance_never_negative', sql`${t.points} >= 0 and ${t.growth} >= 0 and ${t.kr} >= 0`),
  ],
);

/** Ledger: one row per movement with the balance after it. Of a row of points that were earned, `remaining` shrinks as they go. */
export const pointsEntry = pgTable(
  'points_entry',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** `points`, `growth` or `kr`. */
    unit: text('unit').notNull(),
    /** Positive when earned, negative when spent. */
    delta: integer('delta').notNull(),
    balanceAfter: count('balance_after').notNull(),
    /** What it was for, such as `checkIn` or `comment`. */
    reason: text('reason').notNull(),
    /** Id of the thing it was for; the same one is booked once. */
    ref: text('ref').notNull(),
    /** Day in Asia/Shanghai, `2026-11-20`: for daily limits. */
    day: text('day').notNull(),
    /** Points of this entry that were neither spent nor expired; null for entries that are no lot. */
    remaining: count('remaining'),
    /** Midnight at which what remains expires. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('points_entry_once').on(t.accountId, t.unit, t.reason, t.ref),
    index('points_entry_day').on(t.accountId, t.reason, t.day),
    index('points_entry_newest').on(t.accountId, t.unit, t.createdAt, t.id),
    index('points_entry_direction').on(t.accountId, t.unit, sql`(${t.delta} > 0)`, t.createdAt, t.id),
    index('points_entry_lots').on(t.accountId, t.expiresAt, t.id).where(sql`${t.remaining} > 0`),
  ],
);

/** Which lots a spending or an expiry took its points from. */
export const pointsUse = pgTable(
  'points_use',
  {
    accountId: text('account_id').notNull(),
    /** Ledger entry of the spending or expiry. */
    entryId: text('entry_id').notNull(),
    /** Ledger entry that had earned the points. */
    lotId: text('lot_id').notNull(),
    amount: count('amount').notNull(),
    /** Points of `amount` that were given back. */
    returned: count('returned').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.entryId, t.lotId] }),
    check('points_use_returned', sql`${t.amount} > 0 and ${t.returned} between 0 and ${t.amount}`),
  ],
);

/** Rules of points by version; the newest that is in force counts. */
export const pointsRules = pgTable('points_rules', {
  version: text('version').primaryKey(),
  effectiveAt: moment('effective_at').notNull(),
  /** Points of the first days in a row; the last amount stays. */
  checkInLadder: jsonb('check_in_ladder').$type<number[]>().notNull(),
  /** Extra points for check-ins on so many days of one month. */
  monthlyExtras: jsonb('monthly_extras').$type<{ days: number; points: number }[]>().notNull(),
  /** Points for making up for yesterday, once a month. */
  restoreCost: integer('restore_cost').notNull(),
  expiryMonths: integer('expiry_months').notNull(),
  /** Days for which points that come back after their end can be spent. */
  returnDays: integer('return_days').notNull(),
});

/** What customers are given points for, beside check-ins. */
export const pointsSource = pgTable('points_source', {
  /** Reason of the ledger entries. */
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  amount: integer('amount').notNull(),
  /** Most entries of a person on one day. */
  dailyLimit: integer('daily_limit').notNull(),
  position: integer('position').notNull(),
  /** Where it is offered: as a task of each day, in the rules alone, or nowhere while nothing of the product earns it. */
  shownIn: text('shown_in').$type<'tasks' | 'rules' | 'nowhere'>().notNull().default('tasks'),
});

/** Days on which an account checked in. */
export const checkIn = pgTable(
  'points_check_in',
  {
    accountId: text('account_id').notNull(),
    /** Day in Asia/Shanghai, `2026-11-20`. */
    day: text('day').notNull(),
    /** Days in a row, this one included. */
    streakDays: integer('streak_days').notNull(),
    pointsEarned: integer('points_earned').notNull(),
    /** Made up for on the next day. */
    isRestored: boolean('is_restored').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
);

/** People who want to be reminded of the check-in in the evening. */
export const checkInReminder = pgTable('points_check_in_reminder', {
  accountId: text('account_id').primaryKey(),
  /** Day in Asia/Shanghai of the last reminder. */
  remindedOn: text('reminded_on'),
  createdAt: createdAt(),
});

/** Points that staff gave or took: why, and by whom. The ledger has an entry of each under its id. */
export const pointsStaffChange = pgTable(
  'points_staff_change',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    staffId: text('staff_id').notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('points_staff_change_of_staff').on(t.staffId, t.createdAt),
  ],
);

/** Points that a member of staff moved on a day of Shanghai, whoever's they were. */
export const pointsStaffDay = pgTable(
  'points_staff_day',
  {
    staffId: text('staff_id').notNull(),
    day: text('day').notNull(),
    amount: count('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.day] })],
);

personal(pointsStaffChange, {
  owner: pointsStaffChange.accountId,
  exported: {
    title: '客服调整积分',
    columns: pick(pointsStaffChange, 'delta', 'reason', 'note', 'createdAt'),
    newest: pointsStaffChange.createdAt,
  },
  erased: { delete: true },
});
personal(pointsStaffChange, {
  owner: pointsStaffChange.staffId,
  exported: { nothing: 'the audit trail, shown with it, has each of these changes' },
  erased: { keep: 'proof of what staff changed' },
});
personal(pointsStaffDay, {
  owner: pointsStaffDay.staffId,
  exported: { nothing: 'a limit of staff' },
  erased: { delete: true },
});
personal(pointsBalance, {
  owner: pointsBalance.accountId,
  exported: {
    title: '余额',
    columns: pick(pointsBalance, 'accountId', 'points', 'growth', 'kr', 'updatedAt'),
  },
  erased: { delete: true },
  items: [{ key: 'points', columns: pick(pointsBalance, 'points'), value: (row) => `${row.points}`, uncounted: true }],
});
personal(pointsEntry, {
  owner: pointsEntry.accountId,
  exported: {
    title: '积分与成长值明细',
    columns: pick(pointsEntry, 'unit', 'delta', 'balanceAfter', 'reason', 'createdAt'),
    newest: pointsEntry.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'points', since: pointsEntry.createdAt }],
});
personal(pointsUse, {
  owner: pointsUse.accountId,
  exported: { nothing: 'repeats which entries of the ledger, shown with it, used up which others' },
  erased: { delete: true },
});
personal(checkIn, {
  owner: checkIn.accountId,
  exported: {
    title: '签到',
    columns: pick(checkIn, 'day', 'streakDays', 'pointsEarned'),
    newest: checkIn.day,
  },
  erased: { delete: true },
  items: [{ key: 'checkIn', since: checkIn.createdAt }],
});
personal(checkInReminder, {
  owner: checkInReminder.accountId,
  exported: { title: '签到提醒', columns: { createdAt: checkInReminder.createdAt } },
  erased: { delete: true },
});
