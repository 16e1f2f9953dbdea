import Taro from '@tarojs/taro';
import type { Field } from './types';

export type { Field } from './types';

/** The canvas of a mini-program with its size, once it is drawn. */
export function findField(id: string): Promise<Field | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec((found: [{ node?: HTMLCanvasElement; width?: number; height?: number }?]) => {
        const { node, width = 0, height = 0 } = found?.[0] ?? {};
        if (node) Object.assign(node, { width, height });
        const pen = node?.getContext('2d');
        resolve(pen ? { pen, width, height } : null);
      });
  });
}
