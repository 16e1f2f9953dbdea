import type { SystemInfo } from './types';

export type { SystemInfo } from './types';

/** Reads device data. Call it only when the session allows it (`collectSystemInfo`). */
export function readSystemInfo(): SystemInfo {
  return {
    statusBarHeight: 0,
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
    SDKVersion: '',
    deviceId: '0',
    safeArea: null,
    devicePixelRatio: window.devicePixelRatio,
  };
}
