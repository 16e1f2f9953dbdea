import { useEffect, useRef } from 'react';
import { usePageScroll, useScrollTo, viewportHeight } from '@/platform/page-events';

/** Scroll positions (px) of chapters read since the app was opened. */
const places = new Map<string, number>();

/** Share of a screen from which on a position is worth returning to. */
const WORTH = 0.5;

/**
 * Returns the reader to where they left a chapter.
 *
 * @param isReady the text is on screen
 */
export function useReadingPlace(chapterId: string, isReady: boolean): void {
  const restored = useRef<string | null>(null);
  const scrollTo = useScrollTo();
  const latest = useRef(scrollTo);
  latest.current = scrollTo;
  usePageScroll((scrollTop) => {
    if (restored.current === chapterId) places.set(chapterId, scrollTop);
  });
  useEffect(() => {
    if (!isReady || restored.current === chapterId) return;
    restored.current = chapterId;
    const kept = places.get(chapterId) ?? 0;
    if (kept > viewportHeight() * WORTH) latest.current(kept, 0);
  }, [chapterId, isReady]);
}
