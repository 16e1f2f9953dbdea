import { useLayoutEffect, useRef } from 'react';
import { usePageScroll, useScrollTo } from '@/platform/page-events';

/**
 * Keeps the scroll position of each tab of a page whose tabs share one scroll container.
 *
 * @returns called with the tab that is about to be left
 */
export function useTabScroll(tab: string): (leaving: string) => void {
  const position = useRef(0);
  const kept = useRef(new Map<string, number>());
  const shown = useRef(tab);
  const scrollTo = useScrollTo();
  const latest = useRef(scrollTo);
  latest.current = scrollTo;
  usePageScroll((scrollTop) => {
    position.current = scrollTop;
  });
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    latest.current(kept.current.get(tab) ?? 0, 0);
  }, [tab]);
  return (leaving) => {
    kept.current.set(leaving, position.current);
  };
}
