import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import { vehicleModel } from './vehicle.tables';

/** Texts and images of a blind booking window. */
export interface BlindContent {
  films: { title: string; src: string; poster: string }[];
  highlights: { title: string; text: string; picture: string }[];
  benefits: { title: string; text: string }[];
}

/**
 * Blind booking windows of a model: time, capacity and content. The tables keep their names from
 * the first release.
 */
export const blindWindow = pgTable(
  'vehicle_blind_campaign',
  {
    windowId: text('campaign_id').primaryKey(),
    modelId: text('model_id')
      .notNull()
      .references(() => vehicleModel.modelId),
    title: text('title').notNull(),
    /** Open from `startsAt` (inclusive) to `endsAt` (exclusive). */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Announced time when prices are published. */
    launchAt: moment('launch_at').notNull(),
    isPaused: boolean('is_paused').notNull(),
    pauseNote: text('pause_note'),
    bookingLimit: integer('place_limit').notNull(),
    /** Number of held and paid bookings. */
    taken: integer('taken').notNull(),
    /** Number of bookings ever paid; the source of booking numbers, so it never decreases. */
    paidCount: integer('paid_count').notNull(),
    content: jsonb('content').$type<BlindContent>().notNull(),
    /** Display order: of a model's windows the first one that has not ended is shown. */
    position: integer('position').notNull(),
  },
  (t) => [
    index('vehicle_blind_campaign_model').on(t.modelId, t.position),
    check('vehicle_blind_campaign_places', sql`${t.taken} between 0 and ${t.bookingLimit}`),
  ],
);

/** Held and paid bookings: one per person and model. */
export const blindBooking = pgTable(
  'vehicle_blind_place',
  {
    accountId: text('account_id').notNull(),
    modelId: text('model_id').notNull(),
    windowId: text('campaign_id')
      .notNull()
      .references(() => blindWindow.windowId),
    orderNo: text('order_no').notNull(),
    takenAt: moment('taken_at').notNull(),
    /** Payment deadline of a held booking. */
    heldUntil: moment('held_until').notNull(),
    paidAt: moment('paid_at'),
    /** Booking number: its rank among the window's paid bookings, by payment. */
    bookingNo: integer('place_no'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.modelId] })],
);

personal(blindBooking, {
  owner: blindBooking.accountId,
  exported: {
    title: '盲订名额',
    columns: pick(blindBooking, 'modelId', 'windowId', 'orderNo', 'takenAt', 'bookingNo'),
    newest: blindBooking.takenAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
