import { Canvas } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import styles from './canvas.module.css';
import { type DrawablePicture, type DrawingStageProps, JPEG_QUALITY, type Surface } from './types';

export type { DrawablePicture, DrawingStageProps, Surface } from './types';

/** What mini-programs give as the node of a canvas of type 2d. */
interface CanvasNode {
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D | null;
  createImage(): HTMLImageElement;
}

/** Offers a canvas of the mini-program to draw on; it lies outside of the screen. */
export function DrawingStage({ id, width, height, onReady, onFail }: DrawingStageProps) {
  const latest = useRef({ onReady, onFail });
  latest.current = { onReady, onFail };
  useEffect(() => {
    let isGone = false;
    // The canvas is there once the platform has drawn this render.
    Taro.nextTick(() => {
      findCanvas(id).then((canvas) => {
        const surface = canvas && surfaceOf(canvas, width, height);
        if (isGone) return;
        if (surface) latest.current.onReady(surface);
        else latest.current.onFail();
      });
    });
    return () => {
      isGone = true;
    };
  }, [id, width, height]);
  return <Canvas type="2d" id={id} canvasId={id} className={styles.stage} />;
}

function findCanvas(id: string): Promise<CanvasNode | undefined> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true })
      .exec((found: [{ node?: CanvasNode }?]) => resolve(found?.[0]?.node));
  });
}

function surfaceOf(canvas: CanvasNode, width: number, height: number): Surface | undefined {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  return {
    context,
    loadPicture: (address) => loadPicture(canvas, address),
    toAddress: async () => {
      const options = { canvas: canvas as unknown as Taro.Canvas, fileType: 'jpg', quality: JPEG_QUALITY } as const;
      return (await Taro.canvasToTempFilePath(options)).tempFilePath;
    },
  };
}

function loadPicture(canvas: CanvasNode, address: string): Promise<DrawablePicture> {
  return new Promise((resolve, reject) => {
    const image = canvas.createImage();
    image.onload = () => resolve({ source: image, width: image.width, height: image.height });
    image.onerror = () => reject(new TypeError(`no picture at ${address}`));
    image.src = address;
  });
}
