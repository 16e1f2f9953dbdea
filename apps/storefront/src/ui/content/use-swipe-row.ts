import { type TouchEvent, useEffect, useRef, useState } from 'react';

/** A drag further than this (px) opens or closes the row. */
const SWIPE_OPEN_PX = 36;
/** Distance from which the drag is damped (px), so that the row does not leave the screen. */
const WIDEST_PX = 220;
/** Below this (px) a direction is not known yet. */
const SLACK_PX = 6;

/** Closes the row that is open, on whatever page it is. */
let closeOpenRow: (() => void) | null = null;

interface Drag {
  x: number;
  y: number;
  /** Sideways, or along the page. */
  axis: 'x' | 'y' | null;
}

/** A row that a finger pulls to the left: open or not, and how far it is pulled right now. */
export function useSwipeRow() {
  const [isOpen, setIsOpen] = useState(false);
  /** px while a finger pulls; null otherwise. */
  const [offset, setOffset] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const close = useRef(() => setIsOpen(false)).current;

  const open = () => {
    if (closeOpenRow !== close) closeOpenRow?.();
    closeOpenRow = close;
    setIsOpen(true);
  };
  useEffect(
    () => () => {
      if (closeOpenRow === close) closeOpenRow = null;
    },
    [close],
  );

  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    drag.current = touch ? { x: touch.clientX, y: touch.clientY, axis: null } : null;
  };
  const onTouchMove = (event: TouchEvent) => {
    const [touch, from] = [event.touches[0], drag.current];
    if (!touch || !from) return;
    const way = { x: touch.clientX - from.x, y: touch.clientY - from.y };
    if (Math.max(Math.abs(way.x), Math.abs(way.y)) > SLACK_PX)
      from.axis ??= Math.abs(way.x) > Math.abs(way.y) ? 'x' : 'y';
    if (from.axis !== 'x') return;
    setOffset(Math.max(-WIDEST_PX, Math.min(0, way.x + (isOpen ? -SWIPE_OPEN_PX * 2 : 0))));
  };
  const onTouchEnd = (event: TouchEvent) => {
    const [touch, from] = [event.changedTouches[0], drag.current];
    drag.current = null;
    setOffset(null);
    if (!touch || from?.axis !== 'x') return;
    const way = touch.clientX - from.x;
    if (way < -SWIPE_OPEN_PX) open();
    else if (way > SWIPE_OPEN_PX) close();
  };
  return {
    isOpen,
    offset,
    close,
    toggle: isOpen ? close : open,
    touch: { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: onTouchEnd },
  };
}
