import { SECOND_MS } from './time';

const SCROLL_MS_PER_SCREEN = 200;
const SCROLL_MAX_MS = 8 * SECOND_MS;

/** Whether the back-to-top icon shows: beyond half a screen. Both lengths in the same unit. */
export function isBackToTopVisible(scrollTop: number, screenHeight: number): boolean {
  return scrollTop > screenHeight / 2;
}

/**
 * How long scrolling to the top takes, in whole milliseconds: 200 per screen, at most 8000.
 *
 * Example: 2 400 px on an 800 px screen is 3 screens: 600 ms; 50 screens: 8 000 ms.
 */
export function backToTopDurationMs(scrollTop: number, screenHeight: number): number {
  if (!(scrollTop > 0) || !(screenHeight > 0)) return 0;
  return Math.min(SCROLL_MAX_MS, Math.round((scrollTop / screenHeight) * SCROLL_MS_PER_SCREEN));
}
