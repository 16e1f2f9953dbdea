import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';

const FIRST_MS = SECOND_MS;
const LONGEST_MS = MINUTE_MS;

/**
 * How long to wait before the try after `failures` failed ones (ms): twice as long each time, up to a minute, between half of
 * it and all of it, so that not everybody comes at once after an outage. @param random 0 up to 1
 */
export function retryDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest * (0.5 + random / 2);
}
