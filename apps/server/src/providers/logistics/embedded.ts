import { defaultLanguage } from '@voltfront/contract/headers';
import { type Coordinate, distanceM } from '@voltfront/rules/coordinates';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { schedule } from '../../kernel/jobs';
import { renderAll } from '../../kernel/texts';
import { carrierTexts } from './carrier.texts';
import type { CarrierBooking, CarrierPlace, CarrierProvider, CarrierTask } from './types';

/** Yards of the embedded carrier: city, latitude, longitude. */
const YARDS: readonly (readonly [cityCode: string, latitude: number, longitude: number])[] = [
  ['110100', 39.9042, 116.4074],
  ['210100', 41.8057, 123.4315],
  ['310100', 31.2304, 121.4737],
  ['320100', 32.0603, 118.7969],
  ['320500', 31.2989, 120.5853],
  ['330100', 30.2741, 120.1551],
  ['340100', 31.8206, 117.2272],
  ['350100', 26.0745, 119.2965],
  ['360100', 28.682, 115.8579],
  ['370100', 36.6512, 117.1201],
  ['410100', 34.7466, 113.6254],
  ['420100', 30.5928, 114.3055],
  ['430100', 28.2282, 112.9388],
  ['440100', 23.1291, 113.2644],
];
const MOST_STOPS = 4;
/** A yard is on the way when it makes the way longer by no more than this. */
const DETOUR = 1.12;
/** Yards nearer to either end than this share of the way are left out. */
const NEAR_END = 0.08;
const KM_PER_DAY = 350;
const LOADING_MS = 12 * HOUR_MS;
/** Every second notice is late by this. */
const LATE_MS = 8 * HOUR_MS;

const kmBetween = (from: Coordinate, to: Coordinate): number => distanceM(from, to) / 1000;

function stopsBetween(from: Coordinate, to: Coordinate): { place: CarrierPlace; km: number }[] {
  const whole = kmBetween(from, to);
  const measured = YARDS.map(([cityCode, latitude, longitude]) => {
    const place = { cityCode, latitude, longitude };
    return { place, km: kmBetween(from, place), rest: kmBetween(place, to) };
  });
  return measured
    .filter(({ km, rest }) => km + rest <= whole * DETOUR && Math.min(km, rest) > whole * NEAR_END)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_STOPS);
}

const hoursOfWay = (km: number): number => Math.round((km / KM_PER_DAY) * DAY_MS) + LOADING_MS;

function plan(task: CarrierTask): CarrierBooking {
  const stops = stopsBetween(task.from, task.to).map(({ place, km }) => ({
    ...place,
    expectedAt: task.readyAt + hoursOfWay(km),
  }));
  return {
    carrier: renderAll(carrierTexts.embedded, defaultLanguage),
    waybillNo: `YT${task.orderNo.replace(/\D/g, '')}`,
    stops,
    arrivesAt: task.readyAt + hoursOfWay(kmBetween(task.from, task.to)) + LOADING_MS,
  };
}

/**
 * Stands in for a carrier's system: plans a way over its yards and sends a notice of each stop. Like real ones these are not
 * to be relied on: each comes twice, and every second one after that of the next stop.
 */
export const embeddedCarrier: CarrierProvider = {
  async book(ctx, task) {
    const booking = plan(task);
    for (const [index, { expectedAt, ...place }] of booking.stops.entries()) {
      const notice = { waybillNo: booking.waybillNo, ...place, at: expectedAt };
      const sentAt = expectedAt + (index % 2 === 0 ? 0 : LATE_MS + DAY_MS);
      await schedule(ctx, 'carrierNotice', notice, sentAt);
      await schedule(ctx, 'carrierNotice', notice, sentAt + HOUR_MS);
    }
    return booking;
  },
};

/** Where no carrier is connected. */
export const noCarrier: CarrierProvider = { book: () => Promise.resolve(null) };
