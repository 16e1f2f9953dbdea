import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../demo/fill';
import type { BlindSeed } from '..';
import { blindBookings, blindContent } from './blind-bookings';

const content = {
  films: blindContent.films.map(({ title, src, poster }) => ({ title, src: asset(src), poster: asset(poster) })),
  highlights: blindContent.highlights.map(({ picture, ...words }) => ({ ...words, picture: asset(picture) })),
  benefits: [...blindContent.benefits],
};

/** An hour (Shanghai time) some days from the day of loading, in epoch ms. */
function hourOfDay(now: number, days: number, hour: number): number {
  const midnight = Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
  return midnight + days * DAY_MS + hour * HOUR_MS;
}

/** Rows of the demo's blind booking windows: one in each state, whenever they are loaded. */
export function blindBookingsSeed(now: number): BlindSeed {
  return blindBookings.map(({ startsInDays, endsInDays, launchInDays, paid, pauseNote, ...booking }, position) => ({
    ...booking,
    startsAt: hourOfDay(now, startsInDays, 10),
    endsAt: hourOfDay(now, endsInDays, 22),
    launchAt: hourOfDay(now, launchInDays, 20),
    isPaused: pauseNote !== null,
    pauseNote,
    taken: paid,
    paidCount: paid,
    content,
    position,
  }));
}
