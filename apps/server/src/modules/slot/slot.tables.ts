import type { SlotClosure, SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/**
 * Locations for appointments of one kind. Reserving a slot locks the row, so that its plan cannot
 * change meanwhile.
 */
export const slotPlaces = pgTable(
  'slot_places',
  {
    kind: text('kind').notNull(),
    placeId: text('place_id').notNull(),
    plan: jsonb('plan').$type<SlotPlan>().notNull(),
    closures: jsonb('closures').$type<SlotClosure[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.placeId] })],
);

/**
 * Slots with current or past reservations; a slot without a row is empty. Its capacity is in the
 * plan.
 */
export const slots = pgTable(
  'slots',
  {
    kind: text('kind').notNull(),
    placeId: text('place_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.placeId, t.startsAt] }),
    index('slots_over').on(t.startsAt),
    check('slots_taken', sql`${t.taken} >= 0`),
  ],
);

/** Reservations: one per person, kind and item. A past one is replaced by the next. */
export const slotReservations = pgTable(
  'slot_reservations',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    thingId: text('thing_id').notNull(),
    placeId: text('place_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.thingId] }),
    index('slot_reservations_slot').on(t.kind, t.placeId, t.startsAt),
    index('slot_reservations_over').on(t.endsAt),
  ],
);

personal(slotReservations, {
  owner: slotReservations.userId,
  exported: {
    title: '预约时段',
    columns: pick(slotReservations, 'kind', 'thingId', 'placeId', 'startsAt', 'endsAt', 'createdAt'),
    newest: slotReservations.startsAt,
  },
  erased: { by: 'forgetReservations' },
});
