import { type TouchEvent, useRef } from 'react';

/** A downward swipe further than this (px) closes. */
const SWIPE_CLOSE_PX = 40;

/** Touch handlers that call `onSwipe` once when a finger moves down by more than 40 px. */
export function useSwipeDown(onSwipe: () => void) {
  const startY = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      startY.current = event.touches[0]?.clientY ?? null;
    },
    onTouchMove: (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (startY.current === null || y === undefined || y - startY.current <= SWIPE_CLOSE_PX) return;
      startY.current = null;
      onSwipe();
    },
    onTouchEnd: () => {
      startY.current = null;
    },
  };
}
