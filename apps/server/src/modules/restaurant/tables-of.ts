import { parseHours } from '@voltfront/rules/care/opening';
import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import type { Ctx } from '../../kernel/context';
import { type ListedSlot, listSlots, type SlotHolder, savePlans } from '../slot';
import type { RestaurantRow } from './restaurant.repository';

/** Kind of appointment in the slot module: a slot is one table. */
export const TABLE = 'table';

const LENGTH_MINUTES = 90;
const EVERY_MINUTES = 60;
const LEAD_MINUTES = 30;
const DAYS = 14;

/** The table of a person in a restaurant: one at a time. */
export const holderOf = (userId: string, restaurantId: string): SlotHolder => ({
  kind: TABLE,
  userId,
  thingId: restaurantId,
});

type Planned = Pick<RestaurantRow, 'restaurantId' | 'hours' | 'restDays'> & { tables: number };

/** Tables at each full hour of service, for the next 14 days. */
export function planOf({ hours, restDays, tables }: Planned): SlotPlan {
  const daily = parseHours(hours) ?? { from: 0, until: 0 };
  const count = Math.max(0, Math.floor((daily.until - LENGTH_MINUTES - daily.from) / EVERY_MINUTES) + 1);
  const starts = Array.from({ length: count }, (_, index) => daily.from + index * EVERY_MINUTES);
  const weekdays = EVERY_DAY.filter((day) => !restDays.includes(day % 7));
  return {
    hours: starts.length === 0 ? [] : [{ weekdays, starts, capacity: tables }],
    lengthMinutes: LENGTH_MINUTES,
    leadMinutes: LEAD_MINUTES,
    days: DAYS,
  };
}

/** Offers the tables of restaurants; call it in a transaction. */
export const planTables = (ctx: Ctx, restaurants: readonly Planned[]): Promise<void> =>
  savePlans(
    ctx,
    restaurants.map((each) => ({ kind: TABLE, placeId: each.restaurantId, plan: planOf(each) })),
  );

/** Times at which tables can be booked; none while the restaurant takes no bookings. */
export const tablesOf = ({ takesBookings, goneAt, restaurantId }: RestaurantRow, ctx: Ctx): Promise<ListedSlot[]> =>
  takesBookings && goneAt === null ? listSlots(ctx, { kind: TABLE, placeId: restaurantId }) : Promise.resolve([]);
