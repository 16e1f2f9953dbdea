import { SECOND_MS } from '@voltfront/rules/time';

/** Delay (ms) after the first page before deferred work starts. */
const SETTLE_MS = 2 * SECOND_MS;

/** Runs once the first page has had its time, on slow connections too. */
export function afterFirstPage(run: () => void): void {
  setTimeout(run, SETTLE_MS);
}
