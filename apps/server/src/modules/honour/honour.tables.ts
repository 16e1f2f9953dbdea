import type { ExperienceBookingState } from '@voltfront/rules/honour/experience-booking';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** What KR was given for, with the words of the giver. */
export const honourAward = pgTable(
  'honour_award',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<'content' | 'volunteer' | 'idea'>().notNull(),
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    /** Who gives it, as people read it. */
    giver: text('giver').notNull(),
    kr: integer('kr').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('honour_award_newest').on(t.accountId, t.createdAt, t.id),
    check('honour_award_gives', sql`${t.kr} > 0`),
  ],
);

/** What KR can be exchanged for. */
export const honourExperience = pgTable(
  'honour_experience',
  {
    id: idColumn(),
    kind: text('kind').$type<'visit' | 'track' | 'test'>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    picture: text('picture').notNull(),
    place: text('place').notNull(),
    krPrice: integer('kr_price').notNull(),
    places: integer('places').notNull(),
    taken: integer('taken').notNull().default(0),
    /** KR is exchanged from here on. */
    opensAt: moment('opens_at').notNull(),
    /** Until here, not included. */
    closesAt: moment('closes_at').notNull(),
    /** Bookings can be cancelled before this moment. */
    cancelUntil: moment('cancel_until').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('honour_experience_newest').on(t.startsAt),
    check('honour_experience_places', sql`${t.krPrice} > 0 and ${t.taken} between 0 and ${t.places}`),
  ],
);

/** Places that people exchanged KR for. */
export const honourBooking = pgTable(
  'honour_booking',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    experienceId: text('experience_id').notNull(),
    /** Eight digits, shown at the entrance. */
    code: text('code').notNull(),
    /** KR that was exchanged. */
    kr: integer('kr').notNull(),
    state: text('state').$type<ExperienceBookingState>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('honour_booking_once').on(t.accountId, t.experienceId).where(sql`${t.state} <> 'cancelled'`),
    uniqueIndex('honour_booking_code_no').on(t.experienceId, t.code),
  ],
);

personal(honourAward, {
  owner: honourAward.accountId,
  exported: {
    title: 'KR 荣誉',
    columns: {
      kind: honourAward.kind,
      title: honourAward.title,
      reason: honourAward.reason,
      giver: honourAward.giver,
      kr: honourAward.kr,
      createdAt: honourAward.createdAt,
    },
    newest: honourAward.createdAt,
  },
  erased: { delete: true },
});
personal(honourBooking, {
  owner: honourBooking.accountId,
  exported: {
    title: 'KR 体验',
    columns: {
      experienceId: honourBooking.experienceId,
      kr: honourBooking.kr,
      state: honourBooking.state,
      createdAt: honourBooking.createdAt,
    },
    newest: honourBooking.createdAt,
  },
  erased: { delete: true },
});
