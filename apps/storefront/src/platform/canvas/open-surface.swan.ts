import Taro from '@tarojs/taro';
import { readHost } from '../host';
import { commandPen } from './command-pen';
import { type DrawablePicture, JPEG_QUALITY, type Surface } from './types';

/**
 * The canvas with this id. Baidu has no canvas of type 2d: drawing sends commands, which are carried out together when the
 * drawing is read.
 */
export async function openSurface({
  id,
  width,
  height,
}: {
  id: string;
  width: number;
  height: number;
}): Promise<Surface | undefined> {
  const context = readHost(() => Taro.createCanvasContext(id));
  if (!context) return undefined;
  return {
    context: commandPen(context),
    loadPicture,
    async toAddress() {
      await new Promise<void>((resolve) => context.draw(false, () => resolve()));
      const part = { x: 0, y: 0, width, height, destWidth: width, destHeight: height };
      const options = { canvasId: id, ...part, fileType: 'jpg', quality: JPEG_QUALITY } as const;
      return (await Taro.canvasToTempFilePath(options)).tempFilePath;
    },
  };
}

/** Commands name a picture by its file. */
async function loadPicture(address: string): Promise<DrawablePicture> {
  const { path, width, height } = await Taro.getImageInfo({ src: address });
  return { source: path as unknown as CanvasImageSource, width, height };
}
