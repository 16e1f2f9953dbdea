import type { ShowSettingsData } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Auto shows; their half days are slots of the place with the same id. */
export const shows = pgTable('shows', {
  showId: text('show_id').primaryKey(),
  settings: jsonb('settings').$type<ShowSettingsData>().notNull(),
  /** Since when visits can be booked. */
  bookFrom: moment('book_from').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  formId: text('form_id').notNull(),
});

/** Booked visits. */
export const showVisits = pgTable(
  'show_visits',
  {
    /** An account, or `phone:` and the hash of a phone. */
    userId: text('user_id').notNull(),
    visitId: text('visit_id').notNull(),
    showId: text('show_id').notNull(),
    phoneHash: text('phone_hash').notNull(),
    state: text('state').$type<'booked' | 'used' | 'cancelled'>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    visitors: integer('visitors').notNull(),
    /** What the gate scans, ten digits. */
    code: text('code').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.visitId] }),
    uniqueIndex('show_visits_phone').on(t.phoneHash, t.showId).where(sql`${t.state} <> 'cancelled'`),
    uniqueIndex('show_visits_code').on(t.showId, t.code),
    index('show_visits_of_phone').on(t.phoneHash, t.showId, t.createdAt),
  ],
);

notPersonal('auto shows', shows);
personal(showVisits, {
  owner: showVisits.userId,
  exported: {
    title: '车展预约',
    columns: pick(showVisits, 'showId', 'state', 'startsAt', 'visitors', 'createdAt'),
    newest: showVisits.createdAt,
  },
  erased: { by: 'forgetShowVisits' },
});
