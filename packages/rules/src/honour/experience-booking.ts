import type { Move, StateMachine } from '../state-machine';
import { HOUR_MS } from '../time';

/** States of an experience that somebody exchanged KR for. */
export const EXPERIENCE_BOOKING_STATES = ['booked', 'cancelled', 'attended'] as const;
export type ExperienceBookingState = (typeof EXPERIENCE_BOOKING_STATES)[number];
export type ExperienceBookingEvent = 'cancel' | 'attend';
export type ExperienceBookingActor = 'customer' | 'staff';

/** Times of an experience, in epoch ms. */
export interface ExperienceTimes {
  /** KR can be exchanged for it from this moment on. */
  opensAt: number;
  /** End of the exchange, exclusive. */
  closesAt: number;
  /** A booking can be cancelled before this moment. */
  cancelUntil: number;
  startsAt: number;
  endsAt: number;
}

interface Facts {
  times: ExperienceTimes;
  at: number;
}

type BookingMove = Move<ExperienceBookingState, ExperienceBookingEvent, ExperienceBookingActor, Facts>;

/** People may be let in this long before the start. */
const EARLY_MS = 3 * HOUR_MS;

const moves: BookingMove[] = [
  {
    event: 'cancel',
    from: ['booked'],
    to: 'cancelled',
    who: ['customer'],
    when: ({ times, at }) => at < times.cancelUntil,
  },
  {
    event: 'attend',
    from: ['booked'],
    to: 'attended',
    who: ['staff'],
    when: ({ times, at }) => at >= times.startsAt - EARLY_MS && at < times.endsAt,
  },
];

/** The life of a booking: cancelled until the deadline, attended around the time of the experience. */
export const EXPERIENCE_BOOKING_MACHINE: StateMachine<
  ExperienceBookingState,
  ExperienceBookingEvent,
  ExperienceBookingActor,
  Facts
> = { states: EXPERIENCE_BOOKING_STATES, moves };

/** State of an experience as one customer sees it. */
export const EXPERIENCE_STATES = ['coming', 'open', 'full', 'ended', 'exchanged'] as const;
export type ExperienceState = (typeof EXPERIENCE_STATES)[number];

/** The state in which somebody sees an experience. @param isBooked whether they have a booking that was not cancelled */
export function experienceState(
  { opensAt, closesAt, placesLeft }: Pick<ExperienceTimes, 'opensAt' | 'closesAt'> & { placesLeft: number },
  isBooked: boolean,
  at: number,
): ExperienceState {
  if (isBooked) return 'exchanged';
  if (at >= closesAt) return 'ended';
  if (at < opensAt) return 'coming';
  return placesLeft > 0 ? 'open' : 'full';
}
