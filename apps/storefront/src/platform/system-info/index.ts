import Taro from '@tarojs/taro';
import type { SystemInfo } from './types';

export type { SystemInfo } from './types';

/** Reads device data. Call it only when the session allows it (`collectSystemInfo`). */
export function readSystemInfo(): SystemInfo {
  const info = Taro.getSystemInfoSync();
  return {
    statusBarHeight: info.statusBarHeight ?? 0,
    screenWidth: info.screenWidth,
    screenHeight: info.screenHeight,
    SDKVersion: info.SDKVersion ?? '',
    deviceId: '0',
    safeArea: info.safeArea ?? null,
    devicePixelRatio: info.pixelRatio,
  };
}

/** Height of the system's status bar in px: layout, not device data. */
export const statusBarHeight = (): number => Taro.getWindowInfo().statusBarHeight ?? 0;
