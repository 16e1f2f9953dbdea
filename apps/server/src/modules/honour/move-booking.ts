import {
  EXPERIENCE_BOOKING_MACHINE,
  type ExperienceBookingActor,
  type ExperienceBookingEvent,
  type ExperienceBookingState,
  type ExperienceTimes,
} from '@voltfront/rules/honour/experience-booking';
import type { Ctx } from '../../kernel/context';
import { keepStates } from '../../kernel/state-machine';
import {
  type BookingKey,
  type BookingRow,
  type NewBooking,
  selectBookingForUpdate,
  updateBooking,
} from './honour.repository';
import { honourTexts } from './honour.texts';

interface BookingEntity {
  key: BookingKey;
  row: BookingRow;
  changes: Partial<NewBooking>;
  state: ExperienceBookingState;
  event: ExperienceBookingEvent;
  actor: ExperienceBookingActor;
  facts: { times: ExperienceTimes; at: number };
}

const bookings = keepStates<BookingEntity>({
  machine: () => EXPERIENCE_BOOKING_MACHINE,
  facts: ({ experience: times }, at) => ({ times, at }),
  lock: selectBookingForUpdate,
  missing: honourTexts.noBooking,
  write: async (ctx, row, changes) => {
    await updateBooking(ctx.db, row, changes);
    return { ...row, ...changes };
  },
});

/** Reads a booking of a person and locks it. @throws NOT_FOUND also for somebody else's */
export const lockBooking = (ctx: Ctx, key: BookingKey): Promise<BookingRow> => bookings.lock(ctx, key);

/** Whether its person can cancel a booking now. */
export const canCancel = (ctx: Ctx, row: BookingRow): boolean =>
  bookings.next(row, 'cancel', 'customer', ctx.now()) !== null;

/**
 * The only function that changes a booking's state, in the caller's transaction. `row` must be locked by it.
 * @throws STATE_CHANGED after the deadline to cancel, or away from the time of the experience
 */
export const moveBooking = (
  ctx: Ctx,
  row: BookingRow,
  event: ExperienceBookingEvent,
  who: ExperienceBookingActor,
): Promise<BookingRow> => bookings.move(ctx, row, event, { who });
