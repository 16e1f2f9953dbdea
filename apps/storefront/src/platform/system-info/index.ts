import Taro from '@tarojs/taro';
import { readHost } from '../host';
import { windowInfo } from '../window-info';
import type { SystemInfo } from './types';

export type { SystemInfo } from './types';

/** Reads device data. Call it only when the session allows it (`collectSystemInfo`). */
export function readSystemInfo(): SystemInfo {
  const info = readHost(() => Taro.getSystemInfoSync());
  const size = windowInfo();
  return {
    statusBarHeight: info?.statusBarHeight ?? size.statusBarHeight ?? 0,
    screenWidth: info?.screenWidth ?? size.windowWidth,
    screenHeight: info?.screenHeight ?? size.windowHeight,
    SDKVersion: info?.SDKVersion ?? '',
    deviceId: '0',
    safeArea: info?.safeArea ?? null,
    devicePixelRatio: info?.pixelRatio ?? size.pixelRatio,
  };
}
