import { nextFrame } from '@/platform/webgl/browser';

/** Draws when something changed, and goes on only while something moves. */
export interface Frames {
  /** Something changed: draw once. */
  wake(): void;
  /** False stops drawing until it is true again. */
  allow(isAllowed: boolean): void;
  stop(): void;
}

/** Longest step (ms) that a movement makes at once, after a pause or a slow picture. */
const LONGEST_STEP_MS = 50;

/** @param draw draws one picture after `stepMs`; true while something still moves */
export function createFrames(draw: (stepMs: number) => boolean): Frames {
  let cancel: (() => void) | null = null;
  let lastMs: number | null = null;
  let isAllowed = true;
  let isWanted = false;
  const run = (nowMs: number) => {
    cancel = null;
    const stepMs = lastMs === null ? 16 : Math.min(LONGEST_STEP_MS, nowMs - lastMs);
    lastMs = nowMs;
    isWanted = false;
    if (draw(stepMs)) isWanted = true;
    else lastMs = null;
    plan();
  };
  const plan = () => {
    if (isWanted && isAllowed) cancel ??= nextFrame(run);
  };
  const rest = () => {
    cancel?.();
    cancel = null;
    lastMs = null;
  };
  return {
    wake() {
      isWanted = true;
      plan();
    },
    allow(allowed) {
      isAllowed = allowed;
      if (allowed) plan();
      else rest();
    },
    stop() {
      isAllowed = false;
      rest();
    },
  };
}
