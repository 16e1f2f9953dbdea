import { z } from 'zod';
import { At, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

/** A calendar day in Shanghai. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const MonthlyExtra = z.object({ days: z.int(), points: z.int() });

const CheckIn = z.object({
  isDoneToday: z.boolean(),
  /** Days in a row up to today or, before today's check-in, up to yesterday. */
  streakDays: z.int(),
  /** Seven days around today. */
  strip: z.array(z.object({ number: z.int(), points: z.int(), state: z.enum(['done', 'next', 'coming']) })),
  /** Days of this month with a check-in. */
  monthDays: z.int(),
  monthlyExtras: z.array(MonthlyExtra.extend({ isReached: z.boolean() })),
  /** Yesterday was missed and can be made up for; `streakDays` were in a row before it. */
  restore: z.object({ day: Day, cost: z.int(), streakDays: z.int() }).nullable(),
});

const Source = z.object({ code: z.string(), title: z.string(), amount: z.int(), dailyLimit: z.int() });

/** `isDaily`: something of everyday, within `dailyLimit`; else a single deed such as an order. */
const OfferedSource = Source.extend({ isDaily: z.boolean() });

export const points = defineEndpoints({
  'POST /api/mpintegral/v1/checkIn': {
    summary: 'Daily check-in; once a day by Asia/Shanghai.',
    auth: 'customer',
    rate: 'write',
    reply: z.object({
      pointsEarned: z.int(),
      /** Reward for the number of check-ins of this month; 0 on most days. */
      extraPoints: z.int(),
      points: z.int(),
      streakDays: z.int(),
    }),
  },
  'POST /api/mpintegral/v1/checkIn/restore': {
    summary: 'Makes up for yesterday’s check-in with points, once a month, so that the row goes on.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    reply: z.object({ points: z.int(), streakDays: z.int() }),
  },
  'GET /api/mpintegral/v1/checkIn/reminder': {
    summary: 'Whether the caller is reminded of the check-in in the evening.',
    auth: 'customer',
    reply: z.object({ isSet: z.boolean() }),
  },
  'POST /api/mpintegral/v1/checkIn/reminder': {
    summary: 'Sets or drops the daily reminder of the check-in.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ isSet: z.boolean() }),
    reply: z.object({ isSet: z.boolean() }),
  },
  'GET /api/mpintegral/v1/points': {
    summary: 'Own points: balance, what expires within 30 days, check-in, today’s tasks.',
    auth: 'customer',
    reply: z.object({
      balance: z.int(),
      expiring: z.object({ points: z.int(), at: At }).nullable(),
      checkIn: CheckIn,
      tasks: z.array(Source.extend({ doneToday: z.int() })),
    }),
  },
  'GET /api/mpintegral/v1/points/entries': {
    summary: 'Own points ledger, newest first.',
    auth: 'customer',
    query: Paging.extend({
      direction: z.enum(['all', 'in', 'out']).default('all'),
      /** In Shanghai, such as 2026-11. */
      month: z
        .string()
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    reply: pageOf(z.object({ entryId: z.string(), title: z.string(), delta: z.int(), balanceAfter: z.int(), at: At })),
  },
  'GET /api/mpintegral/v1/points/rules': {
    summary: 'Rules of points in force: check-in, other ways to earn, expiry, returns.',
    auth: 'public',
    reply: z.object({
      version: z.string(),
      effectiveAt: At,
      checkInLadder: z.array(z.int()),
      monthlyExtras: z.array(MonthlyExtra),
      restoreCost: z.int(),
      expiryMonths: z.int(),
      returnDays: z.int(),
      sources: z.array(OfferedSource),
    }),
  },
});
