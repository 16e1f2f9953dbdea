import Taro from '@tarojs/taro';
import type { CanvasNode } from './canvas-node';
import { JPEG_QUALITY } from './types';

const files = () => Taro.getFileSystemManager();
const folder = () => `${Taro.env.USER_DATA_PATH}/drawn`;
let drawn = 0;

/** Drawings of earlier runs are thrown away before the first of this one. */
function emptyFolder(): void {
  try {
    files().rmdirSync(folder(), true);
  } catch {
    // There was none.
  }
  files().mkdirSync(folder(), true);
}

/** What a canvas shows, as a file: Douyin's canvas of type 2d is read as data, its older call takes only older canvases. */
export function fileOf(canvas: CanvasNode): Promise<string> {
  const address = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  if (drawn === 0) emptyFolder();
  drawn += 1;
  const filePath = `${folder()}/${drawn}.jpg`;
  return new Promise((resolve, reject) => {
    files().writeFile({
      filePath,
      data: address.slice(address.indexOf(',') + 1),
      encoding: 'base64',
      success: () => resolve(filePath),
      fail: ({ errMsg }) => reject(new TypeError(errMsg)),
    });
  });
}
