import { useContext, useEffect, useMemo, useRef } from 'react';
import { PageContext } from '../h5-runtime/page-context';
import { parseAddress } from '../router/address';
import type { StackPage } from '../router/types';
import { scrollSmoothly } from './scroll-smoothly';

/** The newest handler, so that a listener need not be renewed with every render. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** Runs each time the page becomes visible, including the first time. */
export function usePageShow(handle: () => void): void {
  const isVisible = useContext(PageContext)?.isVisible ?? true;
  const latest = useLatest(handle);
  useEffect(() => {
    if (isVisible) latest.current();
  }, [isVisible, latest]);
}

/** Whether the page is in front. */
export function usePageVisible(): boolean {
  return useContext(PageContext)?.isVisible ?? true;
}

/** Runs while the page scrolls, with the distance from the top in px. */
export function usePageScroll(handle: (scrollTop: number) => void): void {
  const page = useContext(PageContext);
  const latest = useLatest(handle);
  useEffect(() => {
    const element = page?.scroller();
    if (!element) return;
    const handleScroll = () => latest.current(element.scrollTop);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [page, latest]);
}

/**
 * Runs when the end of the page comes nearer than `distance` (px) by scrolling; once, until the customer scrolls away
 * from it or the page has grown and its end is still near.
 */
export function useBottomReach(handle: () => void, distance: number): void {
  const page = useContext(PageContext);
  /** Height at which the end was reported; 0 while it is far. */
  const reportedHeight = useRef(0);
  usePageScroll(() => {
    const element = page?.scroller();
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    const isNear = scrollHeight - scrollTop - clientHeight < distance;
    const isReported = reportedHeight.current === scrollHeight;
    reportedHeight.current = isNear ? scrollHeight : 0;
    if (isNear && !isReported) handle();
  });
}

/** Path and query of the page that the component belongs to. */
export function useCurrentPage(): StackPage {
  const record = useContext(PageContext)?.record;
  return useMemo(() => record ?? parseAddress(window.location.pathname + window.location.search), [record]);
}

/** Scrolls the page to a height (px) within a time (ms). */
export function useScrollTo(): (scrollTop: number, durationMs: number) => void {
  const page = useContext(PageContext);
  return (scrollTop, durationMs) => {
    const element = page?.scroller();
    if (element) scrollSmoothly(element, scrollTop, durationMs);
  };
}

/** Height of the visible part of the page in px. */
export const viewportHeight = (): number => window.innerHeight;
