import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

/** How many of a car are held, ordered or sold. */
export const snapUpCars = pgTable(
  'snap_up_cars',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    code: text('code').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.code] }), check('snap_up_cars_taken', sql`${t.taken} >= 0`)],
);

/** The one car of a person in a flash sale: held, then ordered, then paid. Given back, the row goes. */
export const snapUpPlaces = pgTable(
  'snap_up_places',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    code: text('code').notNull(),
    state: text('state').$type<'held' | 'ordered' | 'bought'>().notNull(),
    /** End of the hold, then of the time to pay. */
    until: moment('until').notNull(),
    orderNo: text('order_no'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId] }),
    index('snap_up_places_held').on(t.until).where(sql`${t.state} = 'held'`),
    index('snap_up_places_of_campaign').on(t.campaignId, t.code),
  ],
);

/** Appointments for a car (`start`), and reminders for when one comes back (`restock`). */
export const snapUpReminders = pgTable(
  'snap_up_reminders',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    code: text('code').notNull(),
    what: text('what').$type<'start' | 'restock'>().notNull(),
    /** When the message was sent; null before. */
    toldAt: moment('told_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.code, t.what] }),
    index('snap_up_reminders_of_car').on(t.campaignId, t.code, t.what, t.createdAt),
  ],
);

personal(snapUpPlaces, {
  owner: snapUpPlaces.accountId,
  exported: {
    title: '限时抢购',
    columns: pick(snapUpPlaces, 'campaignId', 'code', 'state', 'orderNo', 'createdAt'),
    newest: snapUpPlaces.createdAt,
  },
  erased: { by: 'leaveSnapUps' },
});
personal(snapUpReminders, {
  owner: snapUpReminders.accountId,
  exported: {
    title: '抢购预约与提醒',
    columns: pick(snapUpReminders, 'campaignId', 'code', 'what', 'createdAt'),
    newest: snapUpReminders.createdAt,
  },
  erased: { delete: true },
});
