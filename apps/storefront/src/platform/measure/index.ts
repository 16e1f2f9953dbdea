import Taro from '@tarojs/taro';
import { readHost } from '../host';
import type { MeasuredBox } from './types';

export type { MeasuredBox } from './types';

/** The box of the element with this id; null when it is not there, undefined when the host does not measure. */
function findBox(id: string): Promise<Partial<MeasuredBox> | null | undefined> {
  return new Promise((resolve) => {
    const query = readHost(() =>
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect((found) => resolve((Array.isArray(found) ? found[0] : found) ?? null)),
    );
    if (query) query.exec();
    else resolve(undefined);
  });
}

/** Horizontal position and width of the element with this id, in device-independent px; width 0 when it does not exist. */
export async function measureBox(id: string): Promise<MeasuredBox> {
  const box = await findBox(id);
  return { left: box?.left ?? 0, width: box?.width ?? 0 };
}

/** Width of the element with this id in device-independent px; 0 when it is not on the screen. */
export const measureWidth = async (id: string): Promise<number> => (await measureBox(id)).width;

/** Whether the element with this id is drawn; true as well where the host does not measure. */
export const isDrawn = async (id: string): Promise<boolean> => (await findBox(id)) !== null;
