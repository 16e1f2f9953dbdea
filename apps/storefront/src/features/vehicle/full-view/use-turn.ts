import { type KeyboardEvent, type MouseEvent, type TouchEvent, useRef, useState } from 'react';
import { draggedFrame, nearestFrame, PICTURED, wrapFrame } from './turn-frames';

const FIRST = PICTURED[0]?.at ?? 0;

/** The next pictured frame in one direction: keys turn picture by picture. */
function neighbour(frame: number, step: 1 | -1): number {
  const at = PICTURED.indexOf(nearestFrame(frame));
  return PICTURED[(at + step + PICTURED.length) % PICTURED.length]?.at ?? frame;
}

/** Turns the car by finger, mouse or arrow keys; `isActive` is false while two fingers zoom. */
export function useTurn(isActive: boolean) {
  const [frame, setFrame] = useState(FIRST);
  const grip = useRef<{ x: number; frame: number } | null>(null);
  const start = (x: number | undefined) => {
    grip.current = isActive && x !== undefined ? { x, frame } : null;
  };
  const move = (x: number | undefined) => {
    if (!grip.current || x === undefined || !isActive) return;
    setFrame(draggedFrame(grip.current.frame, x - grip.current.x));
  };
  const end = () => {
    grip.current = null;
  };
  const single = (event: TouchEvent) => (event.touches.length === 1 ? event.touches[0]?.clientX : undefined);
  const handlers = {
    onTouchStart: (event: TouchEvent) => start(single(event)),
    onTouchMove: (event: TouchEvent) => move(single(event)),
    onTouchEnd: end,
    onTouchCancel: end,
    onMouseDown: (event: MouseEvent) => start(event.clientX),
    onMouseMove: (event: MouseEvent) => move(event.clientX),
    onMouseUp: end,
    onMouseLeave: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') setFrame(neighbour(frame, 1));
      else if (event.key === 'ArrowLeft') setFrame(neighbour(frame, -1));
      else if (event.key === 'Home') setFrame(FIRST);
      else return;
      event.preventDefault();
    },
  };
  return { frame: wrapFrame(frame), setFrame, handlers };
}
