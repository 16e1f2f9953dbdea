import { date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { notPersonal } from '../../kernel/personal-data';

/**
 * Usage events. The day is the first key column, so that the table can be partitioned by day; no
 * row identifies a person.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Shanghai day of the event. */
    day: date('day').notNull(),
    deviceId: text('device_id').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    platform: text('platform').notNull(),
    at: moment('at').notNull(),
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.deviceId, table.eventId] }),
    index('analytics_events_name').on(table.day, table.name),
  ],
);

notPersonal('names of events; no row names a person', analyticsEvents);
