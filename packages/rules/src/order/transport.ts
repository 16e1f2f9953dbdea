import { DAY_MS, HOUR_MS } from '../time';

/** Steps of a car from the plan of the plant to the store, in order; `transit` happens once for each point on the way. */
export const TRANSPORT_NODES = ['scheduled', 'offLine', 'leftPlant', 'transit', 'atStore'] as const;
/** Step of a car on its way. */
export type TransportNode = (typeof TRANSPORT_NODES)[number];

/** A point on the way between the plant and the store. Degrees in GCJ-02, times in epoch ms. */
export interface TransportStop {
  cityCode: string;
  latitude: number;
  longitude: number;
  expectedAt: number;
  /** Null while the car has not been there, and for points whose notice never came. */
  passedAt: number | null;
}

/** A place of a car at a time (epoch ms). Degrees in GCJ-02. */
export interface CarPosition {
  cityCode: string;
  latitude: number;
  longitude: number;
  at: number;
}

/** Index of the last stop that a condition holds for; -1 for none. */
const lastStop = (stops: readonly TransportStop[], holds: (stop: TransportStop) => boolean): number =>
  stops.reduce((last, stop, index) => (holds(stop) ? index : last), -1);

/** Index of the furthest stop that was reported; -1 for none. All stops before it are behind the car. */
export const furthestStop = (stops: readonly TransportStop[]): number =>
  lastStop(stops, ({ passedAt }) => passedAt !== null);

/**
 * The stops after a report that the car was in a city at a time. The same report again changes nothing, a late one about a
 * stop behind the car only fills in its time; a city that was not planned becomes a stop where its time puts it.
 */
export function passStop(
  stops: readonly TransportStop[],
  { cityCode, latitude, longitude, at }: CarPosition,
): TransportStop[] {
  const known = stops.findIndex((stop) => stop.cityCode === cityCode);
  if (known >= 0)
    return stops.map((stop, place) => (place === known && stop.passedAt === null ? { ...stop, passedAt: at } : stop));
  const before = lastStop(stops, ({ passedAt }) => passedAt !== null && passedAt <= at) + 1;
  const added = { cityCode, latitude, longitude, expectedAt: at, passedAt: at };
  return [...stops.slice(0, before), added, ...stops.slice(before)];
}

/** The newer of two positions, the known one where they are of the same time: a late report moves nothing back. */
export function newerPosition(known: CarPosition | null, reported: CarPosition): CarPosition {
  return known !== null && known.at >= reported.at ? known : reported;
}

/** Shanghai is eight hours ahead, without summer time. */
const SHANGHAI_MS = 8 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Monday 00:00 in Shanghai of the week of a moment (epoch ms). */
export function weekStartMs(at: number): number {
  const local = at + SHANGHAI_MS - FIRST_MONDAY_MS;
  return Math.floor(local / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS - SHANGHAI_MS;
}

/** When a car is expected at the store, in epoch ms. */
export interface ArrivalRange {
  fromMs: number;
  toMs: number;
}

/** The range that the weeks of a quote promise, counted from the lock. */
export const promisedArrival = (lockedAtMs: number, weeks: { fromWeeks: number; toWeeks: number }): ArrivalRange => ({
  fromMs: lockedAtMs + weeks.fromWeeks * WEEK_MS,
  toMs: lockedAtMs + weeks.toWeeks * WEEK_MS,
});
