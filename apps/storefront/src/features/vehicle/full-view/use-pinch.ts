import { type TouchEvent, useRef, useState } from 'react';

/** How far two fingers enlarge a picture. */
export const ZOOM = { least: 1, most: 3 } as const;

/** The zoom after the distance of two fingers changed, within its limits. */
export const pinchedZoom = (startZoom: number, startPx: number, nowPx: number): number =>
  Math.min(ZOOM.most, Math.max(ZOOM.least, startPx > 0 ? (startZoom * nowPx) / startPx : startZoom));

function spread(event: TouchEvent): number | null {
  const [a, b] = [event.touches[0], event.touches[1]];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : null;
}

/** Zoom by two fingers; `reset` shows the whole picture again. */
export function usePinch() {
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  const [isPinching, setIsPinching] = useState(false);
  const grip = useRef<{ px: number; zoom: number } | null>(null);
  const handlers = {
    onTouchStart: (event: TouchEvent) => {
      const px = spread(event);
      grip.current = px === null ? null : { px, zoom };
      setIsPinching(px !== null);
    },
    onTouchMove: (event: TouchEvent) => {
      const px = spread(event);
      if (px !== null && grip.current) setZoom(pinchedZoom(grip.current.zoom, grip.current.px, px));
    },
    onTouchEnd: (event: TouchEvent) => {
      if (event.touches.length < 2) setIsPinching(false);
    },
  };
  return { zoom, isPinching, handlers, reset: () => setZoom(ZOOM.least) };
}
