import Taro from '@tarojs/taro';
import { askHost } from '../host';
import type { ShownPlace } from './types';

export type { ShownPlace } from './types';

/** Whether the platform has its own map with navigation. */
export const hasNativeMap = (): boolean => true;

/** Shows a place on the platform's own map, which offers navigation. False when it did not open. */
export function openNativeMap({ latitude, longitude, name, address }: ShownPlace): Promise<boolean> {
  return askHost(() => Taro.openLocation({ latitude, longitude, name, address, scale: 16 })).then(
    () => true,
    () => false,
  );
}

/** The middle of the map with this id, in GCJ-02; null when the host does not tell. */
export function nativeMapCentre(id: string): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    Taro.createMapContext(id).getCenterLocation({
      success: ({ latitude, longitude }) => resolve({ latitude: Number(latitude), longitude: Number(longitude) }),
      fail: () => resolve(null),
    });
  });
}
