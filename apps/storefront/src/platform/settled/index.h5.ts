import { SECOND_MS } from '@voltfront/rules/time';
import { onFirstInteraction } from '../first-interaction';

/** Time (ms) after the app's start when an untouched page counts as settled, even on slow connections. */
export const STILL_MS = 15 * SECOND_MS;

/**
 * Runs once the first page has settled: at the first touch or key, or after a while. At once on pages that are opened
 * later. For what moves by itself or fetches what is not on screen. Returns what calls it off.
 */
export function onceSettled(run: () => void): () => void {
  const left = STILL_MS - performance.now();
  if (left <= 0) {
    run();
    return () => undefined;
  }
  const stop = () => {
    clearTimeout(timer);
    forget();
  };
  const settle = () => {
    stop();
    run();
  };
  const timer = setTimeout(settle, left);
  const forget = onFirstInteraction(settle);
  return stop;
}
