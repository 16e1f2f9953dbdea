import Taro from '@tarojs/taro';
import type { DeviceSignals, Hands, Trait } from '@voltfront/risk';

/** The platform's own words for what it runs on. */
const CLASSES: Readonly<Record<string, DeviceSignals['deviceClass']>> = {
  android: 'android',
  ohos: 'harmony',
  devtools: 'devtools',
  windows: 'windows',
  mac: 'mac',
};

function deviceClass(platform: string, model: string): DeviceSignals['deviceClass'] {
  if (platform === 'ios' || /iphone/i.test(platform)) return /ipad/i.test(model) ? 'ipad' : 'iphone';
  return CLASSES[platform.toLowerCase()] ?? 'other';
}

/** Coarse classes of the device. Call it after consent alone. */
export async function readSignals(): Promise<DeviceSignals> {
  const info = Taro.getSystemInfoSync();
  const side = Math.min(info.screenWidth ?? 0, info.screenHeight ?? 0);
  return {
    deviceClass: deviceClass(info.platform ?? '', info.model ?? ''),
    screenClass: side === 0 ? 'none' : side < 600 ? 'phone' : 'tablet',
    touch: 'many',
    language: (info.language ?? '')
      .slice(0, 2)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
    timeZone: '',
    cores: 'unknown',
    memory: 'unknown',
    localAddress: 'unknown',
    automation: [],
  };
}

/** Traits of the fingerprint: those that need no permission. Read only after the consent. */
export const traits: readonly Trait[] = [
  { name: 'brand', read: () => Taro.getSystemInfoSync().brand },
  { name: 'model', read: () => Taro.getSystemInfoSync().model },
  { name: 'language', read: () => Taro.getSystemInfoSync().language },
  {
    name: 'screen',
    read: () => {
      const { screenWidth, screenHeight, pixelRatio } = Taro.getSystemInfoSync();
      return [Math.min(screenWidth, screenHeight), Math.max(screenWidth, screenHeight), pixelRatio].join();
    },
  },
];

/** Mini-programs tell no touches or keys of the whole app. */
export const observeHands = (_hands: Hands): (() => void) | null => null;
