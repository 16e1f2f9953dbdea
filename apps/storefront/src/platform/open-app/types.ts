import { SECOND_MS } from '@voltfront/rules/time';

/** `failed`: this page is still in front after the wait, so nothing has opened. */
export type OpenOutcome = 'opened' | 'failed';

/** Time (ms) after which a page offers another way if the app has not opened; pages with a picture of their own wait 2500. */
export const OPEN_WAIT_MS = 2 * SECOND_MS;
