import Taro from '@tarojs/taro';
import type { CanvasNode } from './canvas-node';
import { JPEG_QUALITY } from './types';

/** What a canvas shows, as a file of the platform. */
export async function fileOf(canvas: CanvasNode): Promise<string> {
  const options = { canvas: canvas as unknown as Taro.Canvas, fileType: 'jpg', quality: JPEG_QUALITY } as const;
  return (await Taro.canvasToTempFilePath(options)).tempFilePath;
}
