import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** What owners keep about their cars: a row is made with the first change. */
export const ownedCars = pgTable(
  'owned_cars',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    name: text('name'),
    plate: text('plate'),
    /** The booked service; its slot is the slot module's. */
    serviceStoreId: text('service_store_id'),
    serviceStartsAt: moment('service_starts_at'),
    serviceEndsAt: moment('service_ends_at'),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.orderNo] })],
);

personal(ownedCars, {
  owner: ownedCars.userId,
  exported: {
    title: '车辆',
    columns: pick(ownedCars, 'orderNo', 'name', 'plate', 'serviceStoreId', 'serviceStartsAt', 'updatedAt'),
    newest: ownedCars.updatedAt,
  },
  erased: { delete: true },
});
