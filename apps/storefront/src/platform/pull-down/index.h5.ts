import { useContext, useEffect, useRef, useState } from 'react';
import { PageContext } from '../h5-runtime/page-context';
import type { PullDown } from './types';

export type { PullDown } from './types';

/** Pulling further than this (px, after damping) refreshes. */
const READY_PX = 56;
/** The page follows the finger by half, and never further than this (px). */
const MAX_PX = 96;

const REST: PullDown = { distancePx: 0, isReady: false, isRefreshing: false };

/** Pull-down refresh by touch on the page's scroll container. Without `refresh` the gesture does nothing. */
export function usePullDown(refresh: (() => Promise<unknown>) | undefined): PullDown {
  const page = useContext(PageContext);
  const [state, setState] = useState(REST);
  const latest = useRef(refresh);
  latest.current = refresh;
  const isEnabled = refresh !== undefined;

  useEffect(() => {
    const element = page?.scroller();
    if (!element || !isEnabled) return;
    return followPull(element, setState, () => latest.current?.() ?? Promise.resolve());
  }, [page, isEnabled]);

  return state;
}

/** Listens to touches that start at the top of the page and go down. Returns what ends it. */
function followPull(
  element: HTMLElement,
  show: (state: PullDown) => void,
  refresh: () => Promise<unknown>,
): () => void {
  let startY: number | null = null;
  let distancePx = 0;
  let isBusy = false;

  const handleStart = (event: TouchEvent) => {
    startY = !isBusy && element.scrollTop <= 0 ? (event.touches[0]?.clientY ?? null) : null;
  };
  const handleMove = (event: TouchEvent) => {
    if (startY === null) return;
    const pulled = ((event.touches[0]?.clientY ?? startY) - startY) / 2;
    if (pulled <= 0 && distancePx === 0) return;
    if (event.cancelable) event.preventDefault();
    distancePx = Math.max(0, Math.min(MAX_PX, pulled));
    show({ distancePx, isReady: distancePx >= READY_PX, isRefreshing: false });
  };
  const handleEnd = () => {
    if (startY === null) return;
    startY = null;
    const isReady = distancePx >= READY_PX;
    distancePx = 0;
    if (!isReady) return show(REST);
    isBusy = true;
    show({ distancePx: READY_PX, isReady: false, isRefreshing: true });
    const rest = () => {
      isBusy = false;
      show(REST);
    };
    refresh().then(rest, rest);
  };

  element.addEventListener('touchstart', handleStart, { passive: true });
  element.addEventListener('touchmove', handleMove, { passive: false });
  element.addEventListener('touchend', handleEnd);
  element.addEventListener('touchcancel', handleEnd);
  return () => {
    element.removeEventListener('touchstart', handleStart);
    element.removeEventListener('touchmove', handleMove);
    element.removeEventListener('touchend', handleEnd);
    element.removeEventListener('touchcancel', handleEnd);
  };
}
