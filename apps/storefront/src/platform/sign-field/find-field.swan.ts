import Taro from '@tarojs/taro';
import { commandPen } from '../canvas/command-pen';
import { readHost } from '../host';
import type { Field } from './types';

export type { Field } from './types';

/** Baidu's canvas, which is told when to show what was drawn. */
export function findField(id: string): Promise<Field | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((found) => {
        const box = Array.isArray(found) ? found[0] : found;
        const context = readHost(() => Taro.createCanvasContext(id));
        if (!box?.width || !context) return resolve(null);
        resolve({
          pen: commandPen(context),
          width: box.width,
          height: box.height,
          show: () => context.draw(),
        });
      })
      .exec();
  });
}
