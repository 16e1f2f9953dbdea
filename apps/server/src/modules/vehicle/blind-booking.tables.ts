import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';
import { vehicleModel } from './vehicle.tables';

/** Words and pictures of a blind booking. */
export interface BlindContent {
  films: { title: string; src: string; poster: string }[];
  highlights: { title: string; text: string; picture: string }[];
  benefits: { title: string; text: string }[];
}

/** Blind bookings of a model: window, places and what is told. The database keeps the names of its first release. */
export const blindWindow = pgTable(
  'vehicle_blind_campaign',
  {
    windowId: text('campaign_id').primaryKey(),
    modelId: text('model_id')
      .notNull()
      .references(() => vehicleModel.modelId),
    title: text('title').notNull(),
    /** Open from `startsAt` on and no longer at `endsAt`. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When prices come out, as announced. */
    launchAt: moment('launch_at').notNull(),
    isPaused: boolean('is_paused').notNull(),
    pauseNote: text('pause_note'),
    placeLimit: integer('place_limit').notNull(),
    /** Places held and paid. */
    taken: integer('taken').notNull(),
    /** Bookings paid so far; gives each its number and never goes down. */
    paidCount: integer('paid_count').notNull(),
    content: jsonb('content').$type<BlindContent>().notNull(),
    /** The first one of a model whose window is not over is the one shown. */
    position: integer('position').notNull(),
  },
  (t) => [
    index('vehicle_blind_campaign_model').on(t.modelId, t.position),
    check('vehicle_blind_campaign_places', sql`${t.taken} between 0 and ${t.placeLimit}`),
  ],
);

/** Who holds or paid a place: one per person and model. */
export const blindPlace = pgTable(
  'vehicle_blind_place',
  {
    accountId: text('account_id').notNull(),
    modelId: text('model_id').notNull(),
    windowId: text('campaign_id')
      .notNull()
      .references(() => blindWindow.windowId),
    orderNo: text('order_no').notNull(),
    takenAt: moment('taken_at').notNull(),
    /** Until then the place waits for the payment. */
    heldUntil: moment('held_until').notNull(),
    paidAt: moment('paid_at'),
    /** Place among all paid bookings of the window, by payment. */
    placeNo: integer('place_no'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.modelId] })],
);

personal(blindPlace, {
  owner: blindPlace.accountId,
  exported: {
    title: '盲订名额',
    columns: {
      modelId: blindPlace.modelId,
      windowId: blindPlace.windowId,
      orderNo: blindPlace.orderNo,
      takenAt: blindPlace.takenAt,
      placeNo: blindPlace.placeNo,
    },
    newest: blindPlace.takenAt,
  },
  erased: { keep: 'sales are kept as the law on bookkeeping wants it' },
});
