import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { windowInfo } from '../window-info';
import { type AnimationStageProps, type AnimationSurface, MOST_DENSITY } from './types';

export type { AnimationStageProps, AnimationSurface } from './types';

/** What mini-programs give as the node of a canvas of type 2d; some have no frames to ask for. */
interface CanvasNode {
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D | null;
  requestAnimationFrame?(draw: (time: number) => void): number;
  cancelAnimationFrame?(request: number): void;
}

interface Found {
  node?: CanvasNode;
  width: number;
  height: number;
}

const FRAME_MS = 33;

/** A canvas of the size that its class gives it. */
export function AnimationStage({ id, className, onReady }: AnimationStageProps) {
  const latest = useRef(onReady);
  latest.current = onReady;
  useEffect(() => {
    let isGone = false;
    // The canvas is there once the platform has drawn this render.
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .fields({ node: true, size: true })
        .exec((found: [Found?]) => {
          const surface = surfaceOf(found?.[0]);
          if (surface && !isGone) latest.current(surface);
        });
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return <Canvas type="2d" id={id} canvasId={id} className={className} />;
}

function surfaceOf(found: Found | undefined): AnimationSurface | undefined {
  const canvas = found?.node;
  const pen = canvas?.getContext('2d');
  if (!found || !canvas || !pen) return undefined;
  const density = Math.min(MOST_DENSITY, windowInfo().pixelRatio || 1);
  const [width, height] = [Math.round(found.width * density), Math.round(found.height * density)];
  Object.assign(canvas, { width, height });
  return { pen, width, height, ...framesOf(canvas) };
}

function framesOf(canvas: CanvasNode): Pick<AnimationSurface, 'requestFrame' | 'cancelFrame'> {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = canvas;
  if (!request || !cancel) {
    return {
      requestFrame: (draw) => Number(setTimeout(() => draw(Date.now()), FRAME_MS)),
      cancelFrame: (timer) => clearTimeout(timer),
    };
  }
  // Times of frames are not the same everywhere: the device's clock is.
  return {
    requestFrame: (draw) => request.call(canvas, () => draw(Date.now())),
    cancelFrame: (frame) => cancel.call(canvas, frame),
  };
}
