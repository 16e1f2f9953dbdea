/** A canvas in view to animate on. */
export interface AnimationSurface {
  pen: CanvasRenderingContext2D;
  /** Its size in its own pixels. */
  width: number;
  height: number;
  /** Calls back with a time (ms) before the next frame is drawn. */
  requestFrame(draw: (time: number) => void): number;
  cancelFrame(request: number): void;
}

export interface AnimationStageProps {
  /** Unique on the page. */
  id: string;
  className?: string;
  /** Called once, when there is something to draw on; never where the platform has no canvas. */
  onReady: (surface: AnimationSurface) => void;
}

/** More pixels than these per px are not seen. */
export const MOST_DENSITY = 2;
