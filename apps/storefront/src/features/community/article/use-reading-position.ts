import { useEffect, useRef } from 'react';
import { usePageScroll, useScrollTo, viewportHeight } from '@/platform/page-events';

/** Scroll positions (px) of articles read since the app was opened. */
const positions = new Map<string, number>();

/**
 * Returns the reader to where they left an article, when that was further down than one screen.
 *
 * @param isReady the text is on screen
 */
export function useReadingPosition(articleId: string, isReady: boolean): void {
  const isRestored = useRef(false);
  const scrollTo = useScrollTo();
  const latest = useRef(scrollTo);
  latest.current = scrollTo;
  usePageScroll((scrollTop) => {
    if (isRestored.current) positions.set(articleId, scrollTop);
  });
  useEffect(() => {
    if (!isReady || isRestored.current) return;
    isRestored.current = true;
    const kept = positions.get(articleId) ?? 0;
    if (kept > viewportHeight()) latest.current(kept, 0);
  }, [articleId, isReady]);
}
