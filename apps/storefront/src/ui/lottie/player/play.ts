import type { AnimationSurface } from '@/platform/lottie';
import { drawFrame } from './draw';
import type { LottieData } from './types';

/** A running animation. */
export interface Playing {
  /** Holds it, or lets it go on from where it was held. */
  hold(isHeld: boolean): void;
  /** Stops it permanently. */
  stop(): void;
}

/** Whether this is an animation that the player can draw. */
export function isLottie(data: unknown): data is LottieData {
  const { fr, op, w, h, layers } = (data ?? {}) as Partial<LottieData>;
  return [fr, op, w, h].every((value) => typeof value === 'number' && value > 0) && Array.isArray(layers);
}

/**
 * Plays an animation on a surface, once or again and again; after the last frame of one that plays once, that frame
 * stays.
 */
export function play(data: LottieData, surface: AnimationSurface, { isLoop }: { isLoop: boolean }): Playing {
  const { pen, width, height } = surface;
  const frames = data.op - data.ip;
  let passedMs = 0;
  let lastTime: number | null = null;
  let request: number | null = null;

  const step = (time: number) => {
    passedMs += lastTime === null ? 0 : time - lastTime;
    lastTime = time;
    const passed = (passedMs / 1000) * data.fr;
    const isOver = !isLoop && passed >= frames;
    // The last frame of the format lies just before `op`.
    drawFrame(pen, data, data.ip + (isOver ? frames - 0.01 : passed % frames), width, height);
    request = isOver ? null : surface.requestFrame(step);
  };
  const hold = (isHeld: boolean) => {
    if (request !== null) surface.cancelFrame(request);
    lastTime = null;
    request = isHeld ? null : surface.requestFrame(step);
  };
  hold(false);
  return { hold, stop: () => hold(true) };
}
