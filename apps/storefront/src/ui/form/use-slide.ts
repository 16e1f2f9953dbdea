import { type KeyboardEvent, type MouseEvent, type TouchEvent, useRef } from 'react';
import { type MeasuredBox, measureBox } from '@/platform/measure';

/** Values of a slider: every `step` from `min` to `max`. */
export interface SlideRange {
  min: number;
  max: number;
  step: number;
}

interface SlideOptions extends SlideRange {
  trackId: string;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

interface Grip {
  startX: number;
  lastX: number;
  startValue: number;
  measuring: Promise<MeasuredBox>;
  /** Unknown until measured. */
  box: MeasuredBox | null;
}

/** Further than this (px) a touch is a drag and no tap. */
const TAP_PX = 4;

/** The value of the range that is nearest to a number. */
export function nearestStep(value: number, { min, max, step }: SlideRange): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Finger, mouse and keys of a slider. A drag may begin anywhere on the track and moves from where the knob stands; a tap jumps. */
export function useSlide({ trackId, value, disabled, onChange, ...range }: SlideOptions) {
  const grip = useRef<Grip | null>(null);
  const { min, max, step } = range;

  const take = (wanted: number) => {
    const next = nearestStep(wanted, range);
    if (next !== value) onChange(next);
  };
  const start = (x: number | undefined) => {
    if (disabled || x === undefined) return;
    const measuring = measureBox(trackId);
    const held: Grip = { startX: x, lastX: x, startValue: value, measuring, box: null };
    grip.current = held;
    measuring.then((box) => {
      held.box = box;
    });
  };
  const move = (x: number | undefined) => {
    const held = grip.current;
    if (!held || x === undefined) return;
    held.lastX = x;
    if (!held.box?.width || Math.abs(x - held.startX) <= TAP_PX) return;
    take(held.startValue + ((x - held.startX) / held.box.width) * (max - min));
  };
  const end = () => {
    const held = grip.current;
    grip.current = null;
    if (!held || Math.abs(held.lastX - held.startX) > TAP_PX) return;
    held.measuring.then(({ left, width }) => {
      if (width > 0) take(min + ((held.startX - left) / width) * (max - min));
    });
  };
  const drop = () => {
    grip.current = null;
  };
  const touchX = (event: TouchEvent) => event.touches[0]?.clientX;
  return {
    onTouchStart: (event: TouchEvent) => start(touchX(event)),
    onTouchMove: (event: TouchEvent) => move(touchX(event)),
    onTouchEnd: end,
    onTouchCancel: drop,
    onMouseDown: (event: MouseEvent) => start(event.clientX),
    onMouseMove: (event: MouseEvent) => move(event.clientX),
    onMouseUp: end,
    onMouseLeave: drop,
    onKeyDown: (event: KeyboardEvent) => {
      const to =
        event.key === 'Home' ? min : event.key === 'End' ? max : value + (KEYS[event.key] ?? Number.NaN) * step;
      if (disabled || Number.isNaN(to)) return;
      event.preventDefault();
      take(to);
    },
  };
}
