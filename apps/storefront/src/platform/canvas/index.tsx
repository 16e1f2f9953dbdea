import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { buildPlatform } from '../environment';
import styles from './canvas.module.css';
import { openSurface } from './open-surface';
import type { DrawingStageProps } from './types';

export type { DrawablePicture, DrawingStageProps, Pen, Surface } from './types';

/** Baidu's canvas is as large as its box, the others as large as they are told to be. */
const isSizedByBox = buildPlatform === 'swan';

/** Offers a canvas of the mini-program to draw on; it lies outside of the screen. */
export function DrawingStage({ id, width, height, onReady, onFail }: DrawingStageProps) {
  const latest = useRef({ onReady, onFail });
  latest.current = { onReady, onFail };
  useEffect(() => {
    let isGone = false;
    // The canvas is there once the platform has drawn this render.
    Taro.nextTick(() => {
      openSurface({ id, width, height }).then((surface) => {
        if (isGone) return;
        if (surface) latest.current.onReady(surface);
        else latest.current.onFail();
      });
    });
    return () => {
      isGone = true;
    };
  }, [id, width, height]);
  const size = isSizedByBox ? { width: `${width}px`, height: `${height}px` } : undefined;
  return <Canvas type="2d" id={id} canvasId={id} className={styles.stage} style={size} />;
}
