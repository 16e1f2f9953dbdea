import Taro from '@tarojs/taro';
import type { CanvasNode } from './canvas-node';
import { fileOf } from './file-of';
import type { DrawablePicture, Surface } from './types';

/** The canvas with this id, once it is drawn; undefined where the platform has none to draw on. */
export async function openSurface({
  id,
  width,
  height,
}: {
  id: string;
  width: number;
  height: number;
}): Promise<Surface | undefined> {
  const canvas = await findCanvas(id);
  if (!canvas) return undefined;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  return {
    context,
    loadPicture: (address) => loadPicture(canvas, address),
    toAddress: () => fileOf(canvas),
  };
}

function findCanvas(id: string): Promise<CanvasNode | undefined> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .node()
      .exec((found: [{ node?: CanvasNode }?]) => resolve(found?.[0]?.node));
  });
}

function loadPicture(canvas: CanvasNode, address: string): Promise<DrawablePicture> {
  return new Promise((resolve, reject) => {
    const image = canvas.createImage();
    image.onload = () => resolve({ source: image, width: image.width, height: image.height });
    image.onerror = () => reject(new TypeError(`no picture at ${address}`));
    image.src = address;
  });
}
