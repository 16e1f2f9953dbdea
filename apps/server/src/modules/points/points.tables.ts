import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Running balances of an account; the checks keep every one of them from going below zero. */
export const pointsBalance = pgTable(
  'points_balance',
  {
    accountId: text('account_id').primaryKey(),
    points: count('points').notNull().default(0),
    growth: count('growth').notNull().default(0),
    kr: count('kr').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [check('points_balance_never_negative', sql`${t.points} >= 0 and ${t.growth} >= 0 and ${t.kr} >= 0`)],
);

/** Append-only ledger: one row per movement with the balance after it. */
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
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('points_entry_once').on(t.accountId, t.unit, t.reason, t.ref),
    index('points_entry_day').on(t.accountId, t.reason, t.day),
  ],
);

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
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
);

/** Coupons in the card bag. */
export const coupon = pgTable(
  'points_coupon',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** `cashOff`, `optionOff`, `charging`, `service` or `merchandise`. */
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    /** Value of a money coupon, 0 for others. */
    amountFen: fen('amount_fen').notNull(),
    /** `unused`, `locked`, `used`, `expired` or `givenAway`. */
    state: text('state').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.id] })],
);

personal(pointsBalance, {
  owner: pointsBalance.accountId,
  exported: {
    title: '余额',
    columns: {
      accountId: pointsBalance.accountId,
      points: pointsBalance.points,
      growth: pointsBalance.growth,
      kr: pointsBalance.kr,
      updatedAt: pointsBalance.updatedAt,
    },
  },
  erased: { delete: true },
  items: [
    { key: 'points', columns: { points: pointsBalance.points }, value: (row) => `${row.points}`, uncounted: true },
  ],
});
personal(pointsEntry, {
  owner: pointsEntry.accountId,
  exported: {
    title: '积分与成长值明细',
    columns: {
      unit: pointsEntry.unit,
      delta: pointsEntry.delta,
      balanceAfter: pointsEntry.balanceAfter,
      reason: pointsEntry.reason,
      createdAt: pointsEntry.createdAt,
    },
    newest: pointsEntry.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'points', since: pointsEntry.createdAt }],
});
personal(coupon, {
  owner: coupon.accountId,
  exported: {
    title: '卡券',
    columns: {
      accountId: coupon.accountId,
      id: coupon.id,
      kind: coupon.kind,
      title: coupon.title,
      amountFen: coupon.amountFen,
      state: coupon.state,
      expiresAt: coupon.expiresAt,
      createdAt: coupon.createdAt,
    },
    newest: coupon.createdAt,
  },
  erased: { delete: true },
});
personal(checkIn, {
  owner: checkIn.accountId,
  exported: {
    title: '签到',
    columns: { day: checkIn.day, streakDays: checkIn.streakDays, pointsEarned: checkIn.pointsEarned },
    newest: checkIn.day,
  },
  erased: { delete: true },
  items: [{ key: 'checkIn', since: checkIn.createdAt }],
});
