import { useEffect, useRef } from 'react';
import { type DrawablePicture, type DrawingStageProps, JPEG_QUALITY } from './types';

export type { DrawablePicture, DrawingStageProps, Pen, Surface } from './types';

/** Offers a canvas of the browser to draw on; nothing of it is seen. */
export function DrawingStage({ width, height, onReady, onFail }: DrawingStageProps): null {
  const latest = useRef({ onReady, onFail });
  latest.current = { onReady, onFail };
  useEffect(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) latest.current.onFail();
    else
      latest.current.onReady({
        context,
        loadPicture,
        toAddress: async () => canvas.toDataURL('image/jpeg', JPEG_QUALITY),
      });
  }, [width, height]);
  return null;
}

function loadPicture(address: string): Promise<DrawablePicture> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // Drawings with pictures of other hosts can be read back only when those allow it.
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve({ source: image, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new TypeError(`no picture at ${address}`));
    image.src = address;
  });
}
