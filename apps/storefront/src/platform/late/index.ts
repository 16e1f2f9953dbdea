import { SECOND_MS } from '@voltfront/rules/time';

/** How long (ms) the first page has before the work begins that nobody waits for. */
const SETTLE_MS = 2 * SECOND_MS;

/** Runs once the first page has had its time, on slow connections too. */
export function afterFirstPage(run: () => void): void {
  setTimeout(run, SETTLE_MS);
}
