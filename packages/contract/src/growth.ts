import { BENEFIT_PERIODS } from '@voltfront/rules/growth/benefit-period';
import { z } from 'zod';
import { At, Id, Paging, pageOf } from './common';
import { defineEndpoints } from './define';

const Level = z.object({
  level: z.int(),
  name: z.string(),
  /** Growth value at which the level begins. */
  startsAt: z.int(),
  /** Growth value to be gained within a year to keep the level. */
  keep: z.int(),
});

const Source = z.object({
  code: z.string(),
  title: z.string(),
  amount: z.int(),
  dailyLimit: z.int(),
  yearlyLimit: z.int(),
});

const Benefit = z.object({
  code: z.string(),
  /** Lowest level that has it. */
  level: z.int(),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  /** Name of an icon of the storefront. */
  icon: z.string(),
  /** A coupon that can be claimed once per period. */
  gift: z.object({ title: z.string(), period: z.enum(BENEFIT_PERIODS) }).nullable(),
});

export const growth = defineEndpoints({
  'GET /api/mpintegral/v1/growth': {
    summary: 'Own growth value: level, this year’s review, benefits with what is claimed, tasks.',
    auth: 'customer',
    reply: z.object({
      growth: z.int(),
      level: z.int(),
      levels: z.array(Level),
      /** The calendar year in Shanghai that is reviewed next. */
      year: z.object({
        endsAt: At,
        earned: z.int(),
        /** What the level wants within the year. */
        keep: z.int(),
        /** What is still missing for it; 0 as well for a level that was reached this year. */
        missing: z.int(),
      }),
      /** The newest review that took a level. */
      fall: z.object({ year: z.string(), from: z.int(), to: z.int() }).nullable(),
      benefits: z.array(
        Benefit.extend({
          isOpen: z.boolean(),
          /** Whether the gift of the current period was claimed. */
          isClaimed: z.boolean(),
        }),
      ),
      tasks: z.array(Source.extend({ doneToday: z.int(), doneThisYear: z.int() })),
    }),
  },
  'GET /api/mpintegral/v1/growth/entries': {
    summary: 'Own ledger of growth value, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(z.object({ entryId: z.string(), title: z.string(), delta: z.int(), balanceAfter: z.int(), at: At })),
  },
  'POST /api/mpintegral/v1/growth/benefit/claim': {
    summary: 'Claims the gift of a benefit, once per period; it lies in the card bag.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ code: Id }),
    reply: z.object({ couponId: z.string(), title: z.string() }),
  },
  'GET /api/mpintegral/v1/growth/rules': {
    summary: 'Rules of growth value in force: levels, ways to grow, benefits.',
    auth: 'public',
    reply: z.object({
      version: z.string(),
      effectiveAt: At,
      levels: z.array(Level),
      sources: z.array(Source),
      benefits: z.array(Benefit),
    }),
  },
});
