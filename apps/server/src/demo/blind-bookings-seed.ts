import type { BlindSeed } from '../modules/vehicle';
import { blindBookings, blindContent } from './data/blind-bookings';
import { asset, daysFrom } from './fill';

const content = {
  films: blindContent.films.map(({ title, src, poster }) => ({ title, src: asset(src), poster: asset(poster) })),
  highlights: blindContent.highlights.map(({ picture, ...words }) => ({ ...words, picture: asset(picture) })),
  benefits: [...blindContent.benefits],
};

/** The demo's blind bookings as rows: one in each state, whenever they are loaded. */
export function blindBookingsSeed(now: number): BlindSeed {
  return blindBookings.map(({ startsInDays, endsInDays, launchInDays, paid, pauseNote, ...booking }, position) => ({
    ...booking,
    startsAt: daysFrom(now, startsInDays),
    endsAt: daysFrom(now, endsInDays),
    launchAt: daysFrom(now, launchInDays),
    isPaused: pauseNote !== null,
    pauseNote,
    taken: paid,
    paidCount: paid,
    content,
    position,
  }));
}
