import { SHANGHAI_OFFSET_MS } from '../format/shanghai-time';
import { DAY_MS, HOUR_MS } from '../time';

/** Messages that can wait are not sent from 22:00 until 8:00 in Shanghai. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;

/** The moment itself, or the end of the quiet hours it falls into (epoch ms). */
export function afterQuietHours(at: number): number {
  const midnight = Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
  const ofDay = at - midnight;
  if (ofDay < QUIET_UNTIL * HOUR_MS) return midnight + QUIET_UNTIL * HOUR_MS;
  return ofDay >= QUIET_FROM * HOUR_MS ? midnight + DAY_MS + QUIET_UNTIL * HOUR_MS : at;
}
