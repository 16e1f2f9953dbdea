import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CLOSE_UP, distance, keepInside, middle, REST, type Spot, type View, zoomAt } from './zoom';

/** A sideways swipe further than this (px) goes to the neighbour, one downwards closes. */
const SWIPE_PX = 48;
const CLOSE_PX = 96;
/** A second tap within this time (ms) makes it a double tap. */
const DOUBLE_TAP_MS = 260;
/** A finger that moves less (px) taps. */
const TAP_PX = 8;

interface Options {
  /** Another picture lies this far away: -1 or 1. */
  onStep: (by: number) => void;
  onClose: () => void;
}

interface Gesture {
  fingers: Map<number, Spot>;
  start: Spot;
  /** Direction of the drag, once it is known. */
  axis: 'x' | 'y' | null;
  isTap: boolean;
}

const STILL: Spot = { x: 0, y: 0 };

/**
 * Fingers and mouse on a full-screen picture: swipe to the neighbours, pull down to close, pinch and double tap to
 * zoom, drag what is magnified, tap to close.
 */
export function usePictureGestures({ onStep, onClose }: Options) {
  const [view, setView] = useState<View>(REST);
  const [drag, setDrag] = useState<Spot>(STILL);
  const gesture = useRef<Gesture>({ fingers: new Map(), start: STILL, axis: null, isTap: false });
  const { tap, cancelTap } = useTaps(onClose, (spot) => setView((now) => toggled(now, spot)));

  const moveOne = (from: Spot, to: Spot) => {
    const now = gesture.current;
    if (distance(now.start, to) > TAP_PX) now.isTap = false;
    if (view.scale > 1) {
      setView((was) => ({ ...was, x: was.x + to.x - from.x, y: was.y + to.y - from.y }));
      return;
    }
    const way = { x: to.x - now.start.x, y: to.y - now.start.y };
    if (!now.isTap) now.axis ??= Math.abs(way.x) >= Math.abs(way.y) ? 'x' : 'y';
    setDrag({ x: now.axis === 'x' ? way.x : 0, y: now.axis === 'y' ? Math.max(0, way.y) : 0 });
  };
  const moveTwo = (id: number, from: Spot, to: Spot) => {
    const other = [...gesture.current.fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    setView((was) => zoomAt(was, distance(to, other) / Math.max(1, distance(from, other)), middle(to, other)));
  };
  const letGo = (frame: DOMRect) => {
    setDrag(STILL);
    setView((was) => keepInside(was, frame));
    if (Math.abs(drag.x) > SWIPE_PX) onStep(drag.x > 0 ? -1 : 1);
    if (drag.y > CLOSE_PX) onClose();
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const now = gesture.current;
      const spot = spotOf(event);
      now.fingers.set(event.pointerId, spot);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const isFirst = now.fingers.size === 1;
      Object.assign(now, { start: spot, axis: null, isTap: isFirst });
      if (!isFirst) setDrag(STILL);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { fingers } = gesture.current;
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = spotOf(event);
      fingers.set(event.pointerId, to);
      if (fingers.size === 1) moveOne(from, to);
      else moveTwo(event.pointerId, from, to);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = gesture.current;
      if (!now.fingers.delete(event.pointerId) || now.fingers.size > 0) return;
      if (now.isTap) tap(spotOf(event));
      letGo(event.currentTarget.getBoundingClientRect());
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      gesture.current.fingers.delete(event.pointerId);
      setDrag(STILL);
    },
  };
  const reset = () => {
    cancelTap();
    setView(REST);
    setDrag(STILL);
  };
  const zoom = (factor: number) => setView((was) => (was.scale * factor <= 1 ? REST : zoomAt(was, factor, STILL)));
  return { view, drag, handlers, reset, zoom };
}

const toggled = (view: View, spot: Spot): View => (view.scale > 1 ? REST : zoomAt(view, CLOSE_UP, spot));

/** Position of a finger relative to the centre of the element. */
function spotOf(event: PointerEvent<HTMLElement>): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

/** Tells a single tap from a double one, which takes waiting for the second. */
function useTaps(onTap: () => void, onDoubleTap: (spot: Spot) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(onTap);
  latest.current = onTap;
  const cancelTap = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const tap = (spot: Spot) => {
    if (timer.current !== undefined) {
      cancelTap();
      onDoubleTap(spot);
      return;
    }
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, DOUBLE_TAP_MS);
  };
  return { tap, cancelTap };
}
