import { bigint, customType, text } from 'drizzle-orm/pg-core';

/** A point in time: stored as `timestamptz`, read and written as epoch milliseconds. */
export const moment = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (value) => Date.parse(value),
});

/** Text primary key; fill it with `newId()`. */
export const idColumn = () => text('id').primaryKey();

/** Money in integer fen (`bigint`). The column name must end in `_fen`. */
export const fen = (name: string) => bigint(name, { mode: 'number' });

/** A whole number that may exceed 32 bits (points, counters). */
export const count = (name: string) => bigint(name, { mode: 'number' });

/** When the row was created; set it to `ctx.now()`. */
export const createdAt = () => moment('created_at').notNull();
/** When the row last changed; set it to `ctx.now()`. */
export const updatedAt = () => moment('updated_at').notNull();
