import { bigint, customType, text } from 'drizzle-orm/pg-core';

/** A moment: stored as `timestamptz`, read and written as epoch milliseconds. */
export const moment = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (value) => Date.parse(value),
});

/** Primary key text filled with `newId()`. */
export const idColumn = () => text('id').primaryKey();

/** Money in integer fen (`bigint`). Name the column with the ending `_fen`. */
export const fen = (name: string) => bigint(name, { mode: 'number' });

/** A whole number that may grow past 32 bits (points, counters). */
export const count = (name: string) => bigint(name, { mode: 'number' });

/** Moment a row was made; give it `ctx.now()`. */
export const createdAt = () => moment('created_at').notNull();
/** Moment a row last changed; give it `ctx.now()`. */
export const updatedAt = () => moment('updated_at').notNull();
