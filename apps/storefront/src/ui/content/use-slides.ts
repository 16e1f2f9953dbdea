import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onceSettled } from '@/platform/settled';
import { prefersStill } from '../motion';

/** Follows which slide is scrolled into view, and moves to one (browsers only). */
export function useSlides(track: RefObject<HTMLDivElement>, count: number, onChange?: (index: number) => void) {
  const [index, setIndex] = useState(0);
  const shown = useRef(0);
  /** Target of a programmatic scroll: slides passed on the way do not count. */
  const target = useRef<number | null>(null);
  const handleScroll = useCallback(() => {
    const element = track.current;
    if (!element?.clientWidth) return;
    const at = Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth));
    if (target.current !== null && target.current !== at) return;
    target.current = null;
    if (at === shown.current) return;
    shown.current = at;
    setIndex(at);
    onChange?.(at);
  }, [track, count, onChange]);
  const goTo = useCallback(
    (at: number) => {
      const element = track.current;
      if (!element?.scrollTo) return;
      target.current = at;
      element.scrollTo({ left: at * element.clientWidth, behavior: prefersStill(element) ? 'auto' : 'smooth' });
    },
    [track],
  );
  /** The customer takes over. */
  const letGo = useCallback(() => {
    target.current = null;
  }, []);
  return { index, handleScroll, goTo, letGo };
}

/** Moves to the slide that the parent asks for. */
export function useWantedSlide(wanted: number | undefined, shown: number, goTo: (at: number) => void) {
  const seen = useRef(0);
  useEffect(() => {
    if (wanted === undefined || wanted === seen.current) return;
    seen.current = wanted;
    if (wanted !== shown) goTo(wanted);
  }, [wanted, shown, goTo]);
}

/**
 * Calls `advance` every `intervalMs`, but not while paused, while the page is hidden, or when less motion is wanted. The
 * slide of a first page stays until that has settled: a screen that moves while it loads counts as not loaded yet.
 */
export function useAutoplay(
  track: RefObject<HTMLDivElement>,
  intervalMs: number,
  isPaused: boolean,
  advance: () => void,
) {
  const latest = useRef(advance);
  latest.current = advance;
  const isMoving = intervalMs > 0;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => (isMoving ? onceSettled(() => setSettled(true)) : undefined), [isMoving]);
  useEffect(() => {
    const page = track.current?.ownerDocument;
    if (!isMoving || !isSettled || isPaused || prefersStill(track.current)) return undefined;
    const timer = setInterval(() => !page?.hidden && latest.current(), intervalMs);
    return () => clearInterval(timer);
  }, [track, intervalMs, isMoving, isSettled, isPaused]);
}
