import type { DriveEventSettingsData } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Events of test drives; each is a channel of the same code, whose form asks for `session` and `companions`. */
export const driveEvents = pgTable('drive_events', {
  code: text('code').primaryKey(),
  /** The store that brings the cars; its consultants see the drives. */
  storeId: text('store_id').notNull(),
  settings: jsonb('settings').$type<DriveEventSettingsData>().notNull(),
});

/** Sessions of events. */
export const driveEventSessions = pgTable(
  'drive_event_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    eventCode: text('event_code').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    capacity: integer('capacity').notNull(),
    /** Places of those who are booked, companions included. */
    taken: integer('taken').notNull().default(0),
    /** Applications on the waiting list. */
    waiting: integer('waiting').notNull().default(0),
  },
  (t) => [
    index('drive_event_sessions_of').on(t.eventCode, t.startsAt),
    check('drive_event_sessions_seats', sql`${t.taken} between 0 and ${t.capacity}`),
  ],
);

/** Who has a place of a session or waits for one, by their drive. */
export const driveEventPlaces = pgTable(
  'drive_event_places',
  {
    driveId: text('drive_id').primaryKey(),
    /** As of the drive: an account, or `phone:` and the hash of a phone. */
    userId: text('user_id').notNull(),
    phoneHash: text('phone_hash').notNull(),
    eventCode: text('event_code').notNull(),
    sessionId: text('session_id').notNull(),
    state: text('state').$type<'booked' | 'waiting' | 'left'>().notNull(),
    seats: integer('seats').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('drive_event_places_phone').on(t.phoneHash, t.eventCode).where(sql`${t.state} <> 'left'`),
    index('drive_event_places_waiting').on(t.sessionId, t.createdAt, t.driveId).where(sql`${t.state} = 'waiting'`),
    index('drive_event_places_of').on(t.userId, t.createdAt),
  ],
);

personal(driveEventPlaces, {
  owner: driveEventPlaces.userId,
  exported: {
    title: '试驾品鉴会报名',
    columns: pick(driveEventPlaces, 'eventCode', 'sessionId', 'state', 'seats', 'createdAt'),
    newest: driveEventPlaces.createdAt,
  },
  erased: { by: 'leaveDriveEvents' },
});
notPersonal('events and their sessions', driveEvents, driveEventSessions);
