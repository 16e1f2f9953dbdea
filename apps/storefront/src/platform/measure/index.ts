import Taro from '@tarojs/taro';
import { readHost } from '../host';
import type { MeasuredBox } from './types';

export type { MeasuredBox } from './types';

/** Where the element with this id stands across the screen, in device-independent px; a width of 0 when it is not there. */
export function measureBox(id: string): Promise<MeasuredBox> {
  return new Promise((resolve) => {
    const query = readHost(() =>
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect((found) => {
          const box = Array.isArray(found) ? found[0] : found;
          resolve({ left: box?.left ?? 0, width: box?.width ?? 0 });
        }),
    );
    if (query) query.exec();
    else resolve({ left: 0, width: 0 });
  });
}

/** Width of the element with this id in device-independent px; 0 when it is not on the screen. */
export const measureWidth = async (id: string): Promise<number> => (await measureBox(id)).width;
