import { useEffect, useRef } from 'react';
import { type AnimationStageProps, MOST_DENSITY } from './types';

export type { AnimationStageProps, AnimationSurface } from './types';

/** A canvas of the size that its class gives it. */
export function AnimationStage({ id, className, onReady }: AnimationStageProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onReady);
  latest.current = onReady;
  useEffect(() => {
    const canvas = element.current;
    const pen = canvas?.getContext?.('2d');
    if (!canvas || !pen) return;
    const density = Math.min(MOST_DENSITY, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(canvas.clientWidth * density), Math.round(canvas.clientHeight * density)];
    Object.assign(canvas, { width, height });
    const requestFrame = (draw: (time: number) => void) => window.requestAnimationFrame(draw);
    const cancelFrame = (request: number) => window.cancelAnimationFrame(request);
    latest.current({ pen, width, height, requestFrame, cancelFrame });
  }, []);
  return <canvas ref={element} id={id} className={className} aria-hidden />;
}
