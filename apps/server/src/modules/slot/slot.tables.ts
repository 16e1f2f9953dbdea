import type { SlotClosure, SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Places that take appointments of a kind. Whoever gives a slot of it holds the row, so that its plan cannot change meanwhile. */
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

/** Slots of which a place is or was taken; a slot without a row is free. How many it has says the plan. */
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

/** Who has which slot: one per person, kind and thing. One that is over gives way to the next. */
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
    columns: {
      kind: slotReservations.kind,
      thingId: slotReservations.thingId,
      placeId: slotReservations.placeId,
      startsAt: slotReservations.startsAt,
      endsAt: slotReservations.endsAt,
      createdAt: slotReservations.createdAt,
    },
    newest: slotReservations.startsAt,
  },
  erased: { by: 'forgetReservations' },
});
