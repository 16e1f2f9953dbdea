import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';

/** Position of the device, in WGS-84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** `refused`: the customer or the system forbids it. `unavailable`: timeout, or the platform does not know. */
export type LocateResult = Position | 'refused' | 'unavailable';

/** A position older than this (ms) is requested again. */
export const POSITION_FRESH_MS = 10 * MINUTE_MS;

/** Timeout of locating the device, in ms. */
export const LOCATE_TIMEOUT_MS = 6 * SECOND_MS;
