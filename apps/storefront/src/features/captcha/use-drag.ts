import { type MouseEvent, type TouchEvent, useRef } from 'react';
import { measureWidth } from '@/platform/measure';

interface DragOptions {
  trackId: string;
  knobId: string;
  /** Where the knob is, 0 to 1. */
  share: number;
  isActive: boolean;
  onMove: (share: number) => void;
  onEnd: (share: number) => void;
}

interface Grip {
  startX: number;
  startShare: number;
  /** How far the knob can travel, in px; 0 until measured. */
  travelPx: number;
}

/** Moves a knob along its track by finger or mouse. `knob` starts the drag, `area` follows it. */
export function useDrag({ trackId, knobId, share, isActive, onMove, onEnd }: DragOptions) {
  const grip = useRef<Grip | null>(null);

  const start = (x: number | undefined) => {
    if (!isActive || x === undefined) return;
    const held: Grip = { startX: x, startShare: share, travelPx: 0 };
    grip.current = held;
    Promise.all([measureWidth(trackId), measureWidth(knobId)]).then(([track, knob]) => {
      held.travelPx = track - knob;
    });
  };
  const move = (x: number | undefined) => {
    const held = grip.current;
    if (!held || x === undefined || held.travelPx <= 0) return;
    onMove(Math.min(1, Math.max(0, held.startShare + (x - held.startX) / held.travelPx)));
  };
  const end = () => {
    if (!grip.current) return;
    const hasMoved = share !== grip.current.startShare;
    grip.current = null;
    if (hasMoved) onEnd(share);
  };
  const touchX = (event: TouchEvent) => event.touches[0]?.clientX;
  return {
    knob: {
      onTouchStart: (event: TouchEvent) => start(touchX(event)),
      onMouseDown: (event: MouseEvent) => start(event.clientX),
    },
    area: {
      onTouchMove: (event: TouchEvent) => move(touchX(event)),
      onTouchEnd: end,
      onTouchCancel: end,
      onMouseMove: (event: MouseEvent) => move(event.clientX),
      onMouseUp: end,
      onMouseLeave: end,
    },
  };
}
